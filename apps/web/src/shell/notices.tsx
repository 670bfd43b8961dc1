import { noticeAction, type NoticeAction } from "@rotunda/core";
import { Snackbar } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";

/** The message at the bottom of the window. */
export function Notices() {
  const notices = useService(token.NoticesStore);
  const briefcase = useService(token.BriefcaseStore);
  const removal = useService(token.RemovalStore);
  const state = useBehavior(notices.state$);
  const isOpen = state.status === "open";
  const action = isOpen ? noticeAction(state.notice) : null;
  const act = (wanted: NoticeAction | null) => {
    if (wanted?.do === "select-folders") briefcase.openMove(wanted.itemId);
    else if (wanted?.do === "undo") void removal.undo(wanted.removed);
  };
  return (
    <Snackbar
      isOpen={isOpen}
      message={isOpen ? state.notice.message : ""}
      tone={isOpen ? state.notice.color : "primary"}
      {...(action && { action: { label: action.label, onClick: () => act(notices.act()) } })}
      onClose={() => notices.close()}
      onPause={() => notices.pause()}
      onResume={() => notices.resume()}
    />
  );
}
