import { ExportDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";

/** The dialog of all contact exports. Rendered once, in the shell. */
export function ExportDialogContainer() {
  const store = useService(token.ContactExportStore);
  const { dialog, isRunning } = useBehavior(store.state$);
  if (!dialog) return null;
  return (
    <ExportDialog
      state={dialog}
      isResting={isRunning}
      onChange={(change) => store.change(change)}
      onChooseItems={(isOnlySelected) => store.chooseItems(isOnlySelected)}
      onRetry={() => store.retry()}
      onExport={() => store.deliver()}
      onClose={() => store.close()}
    />
  );
}
