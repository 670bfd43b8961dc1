import { Snackbar } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";

/** The message at the bottom of the window. */
export function Notices() {
  const notices = useService(token.NoticesStore);
  const state = useBehavior(notices.state$);
  const isOpen = state.status === "open";
  return (
    <Snackbar
      isOpen={isOpen}
      message={isOpen ? state.notice.message : ""}
      tone={isOpen ? state.notice.color : "primary"}
      onClose={() => notices.close()}
      onPause={() => notices.pause()}
      onResume={() => notices.resume()}
    />
  );
}
