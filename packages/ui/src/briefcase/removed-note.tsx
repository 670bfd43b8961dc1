import { Button } from "../primitives/button/button.tsx";
import { RotateCcw } from "../primitives/icon/icon.tsx";
import * as styles from "./briefcase.css.ts";

export interface RemovedNoteProps {
  subject: string;
  isBusy?: boolean;
  onUndo: () => void;
}

/** Offers to undo a removal, for longer than the message does. */
export function RemovedNote({ subject, isBusy = false, onUndo }: RemovedNoteProps) {
  return (
    <div className={styles.removedNote}>
      <p className={styles.words} dir="auto">
        {subject} removed from this folder.
      </p>
      <Button size="small" tone="quiet" icon={<RotateCcw size="small" />} isBusy={isBusy} onClick={onUndo}>
        Put back
      </Button>
    </div>
  );
}
