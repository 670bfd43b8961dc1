import { listHistoryRows } from "@rotunda/core";
import { type } from "../../theme/layout.css.ts";
import { FactLines } from "../collapsible-lines.tsx";
import * as styles from "./panels.css.ts";

export function HistoryPanel({ profile }: { profile: Parameters<typeof listHistoryRows>[0] }) {
  const rows = listHistoryRows(profile);
  return (
    <dl className={styles.historyList}>
      {rows.map(({ label, lines, summary }) => (
        <div key={label} className={styles.entry}>
          <dt className={type.faint}>{label}</dt>
          <FactLines className={styles.value} lines={lines} summary={summary} />
        </div>
      ))}
    </dl>
  );
}
