import { page } from "../theme/layout.css.ts";
import * as styles from "./sample-data-mark.css.ts";

/** On every page while the directory holds invented people. */
export function SampleDataMark() {
  return (
    <aside aria-label="Sample data" className={styles.mark}>
      <p className={page}>
        <b className={styles.word}>Sample data</b> The people in this directory are fictional.
      </p>
    </aside>
  );
}
