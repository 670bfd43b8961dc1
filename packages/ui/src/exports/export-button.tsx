import { describeCount } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { Download } from "../primitives/icon/icon.tsx";
import * as styles from "./export-button.css.ts";

export interface ExportButtonProps {
  /** Contacts that may still be exported. */
  remaining: number;
  isRunning?: boolean;
  onExport: () => void;
}

/** Exports the people of a record; pressed with nothing left it says why not, so it is never disabled for that. */
export function ExportButton({ remaining, isRunning = false, onExport }: ExportButtonProps) {
  return (
    <div className={styles.action}>
      <Button isFullWidth icon={<Download />} isBusy={isRunning} onClick={onExport}>
        Export Contacts
      </Button>
      <p className={styles.left}>{describeCount(remaining, "contact")} left to export</p>
    </div>
  );
}
