import * as styles from "./busy-line.css.ts";

/** A line at the top of the window while the next page is on its way for longer than a moment. */
export function BusyLine() {
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
