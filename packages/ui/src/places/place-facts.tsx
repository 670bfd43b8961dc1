import type { StateFact } from "@rotunda/core";
import * as styles from "./places.css.ts";

export function PlaceFacts({ facts }: { facts: StateFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.placeFacts}>
      {facts.map(({ label, text, note }) => (
        <div key={label} className={styles.placeFact}>
          <dt className={styles.quiet}>{label}</dt>
          <dd className={styles.figure}>{text}</dd>
          {note !== "" && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
