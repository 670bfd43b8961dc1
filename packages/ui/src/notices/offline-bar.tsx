import { WifiOff } from "../primitives/icon/icon.tsx";
import { page } from "../theme/layout.css.ts";
import * as styles from "./notices.css.ts";

/** Shown below the masthead while the device is offline; the page stays readable. */
export function OfflineBar() {
  return (
    <div className={styles.bar}>
      <p className={`${page} ${styles.line}`}>
        <WifiOff size="small" />
        You are offline. What is on this page stays; the rest comes back with the connection.
      </p>
    </div>
  );
}

/** Shown on all pages while the directory contains sample data. */
export function SampleDataMark() {
  return (
    <aside aria-label="Sample data" className={styles.offlineMark}>
      <p className={page}>
        <b className={styles.word}>Sample data</b> The people in this directory are fictional.
      </p>
    </aside>
  );
}
