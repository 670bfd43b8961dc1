import { page } from "../theme/layout.css.ts";
import * as styles from "./offline-bar.css.ts";

/** Shown on all pages while the directory contains sample data. */
export function SampleDataMark() {
  return (
    <aside aria-label="Sample data" className={styles.mark}>
      <p className={page}>
        <b className={styles.word}>Sample data</b> The people in this directory are fictional.
      </p>
    </aside>
  );
}
