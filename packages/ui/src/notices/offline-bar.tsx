import { WifiOff } from "../primitives/icon/icon.tsx";
import { page } from "../theme/layout.css.ts";
import * as styles from "./offline-bar.css.ts";

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
