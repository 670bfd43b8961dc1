import * as styles from "./shell.css.ts";

/** A line at the top of the window, visible if the next page loads slowly. */
export function BusyLine() {
  return (
    <div aria-hidden className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
