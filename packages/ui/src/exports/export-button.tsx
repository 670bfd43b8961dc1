import { describeCount } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { Download } from "../primitives/icon/icon.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./exports.css.ts";

export interface ExportButtonProps {
  remaining: number;
  isRunning?: boolean;
  onExport: () => void;
}

/** Exports the people of a record. Never disabled: without allowance it shows a message. */
export function ExportButton({ remaining, isRunning = false, onExport }: ExportButtonProps) {
  return (
    <div className={styles.exportAction}>
      <Button isFullWidth icon={<Download />} isBusy={isRunning} onClick={onExport}>
        Export Contacts
      </Button>
      <p className={type.tally}>{describeCount(remaining, "contact")} left to export</p>
    </div>
  );
}
