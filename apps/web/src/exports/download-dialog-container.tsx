import { canUseNotes, formatDossierFileName } from "@rotunda/core";
import { CustomLogo, DownloadDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** The dialog for all profile book downloads. Rendered once, in the shell. */
export function DownloadDialogContainer() {
  const store = useService(token.DossierStore);
  const logo = useService(token.CustomLogoStore);
  const clock = useService(token.Clock);
  const state = useBehavior(store.state$);
  const { status: request } = useBehavior(logo.state$);
  const reader = useReader();
  if (state.status === "closed") return null;
  const { format, useCustomLogo } = state.options;
  return (
    <DownloadDialog
      state={state}
      email={reader?.session.email ?? null}
      fileName={formatDossierFileName(state.options, clock())}
      onChange={(change) => store.change(change)}
      onRename={(documentName) => store.rename(documentName)}
      onRetry={() => store.retry()}
      onDeliver={() => store.deliver()}
      onClose={() => store.close()}
      canAddNotes={reader !== null && canUseNotes(reader.access)}
      logo={
        <CustomLogo
          format={format}
          hasCustomLogo={reader?.access.hasCustomLogo ?? false}
          isChosen={useCustomLogo}
          onChoose={(isChosen) => store.change({ useCustomLogo: isChosen })}
          request={request}
          onRequest={(message) => logo.request(message)}
        />
      }
    />
  );
}
