import { listHistoryRows } from "@rotunda/core";
import { type } from "../../theme/layout.css.ts";
import { FoldedLines } from "../folded-lines.tsx";
import * as styles from "./panels.css.ts";

import { NoInformation } from "./text-panel.tsx";

export function HistoryPanel({ profile }: { profile: Parameters<typeof listHistoryRows>[0] }) {
  const rows = listHistoryRows(profile);
  if (rows.length === 0) return <NoInformation />;
  return (
    <dl className={styles.historyList}>
      {rows.map(({ label, lines, summary }) => (
        <div key={label} className={styles.entry}>
          <dt className={type.faint}>{label}</dt>
          {summary === undefined ? (
            lines.map((line) => (
              <dd key={line} className={styles.value}>
                {line}
              </dd>
            ))
          ) : (
            <dd className={styles.value}>
              <FoldedLines summary={summary} lines={lines} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
