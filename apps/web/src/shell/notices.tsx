import { describeNoticeAction, type NoticeAction, type ShownNotice } from "@rotunda/core";
import { Snackbar, type SnackbarMessage } from "@rotunda/ui";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useLazyService, useService } from "../react/services.tsx";

export function Notices() {
  const notices = useService(token.NoticesStore);
  const briefcase = useService(token.BriefcaseStore);
  const removal = useLazyService(token.RemovalStore);
  const state = useBehavior(notices.state$);
  useEffect(() => notices.ready(), [notices]);
  const act = (wanted: NoticeAction | null) => {
    if (wanted?.do === "select-folders") briefcase.openMove(wanted.itemId);
    else if (wanted?.do === "undo") removal.call((store) => store.undo(wanted.removed));
    else wanted?.run();
  };
  const toMessage = ({ id, notice }: ShownNotice): SnackbarMessage => {
    const action = describeNoticeAction(notice);
    return {
      id,
      text: notice.message,
      tone: notice.color,
      ...(action && { action: { label: action.label, onClick: () => act(notices.act(id)) } }),
    };
  };
  return (
    <Snackbar
      messages={state.status === "open" ? state.shown.map(toMessage) : []}
      onClose={(id) => notices.close(id)}
      onPause={() => notices.pause()}
      onResume={() => notices.resume()}
    />
  );
}
