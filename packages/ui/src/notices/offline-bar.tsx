import { WifiOff } from "../primitives/icon/icon.tsx";
import { page } from "../theme/layout.css.ts";
import * as styles from "./offline-bar.css.ts";

/** Below the masthead while the device has no connection: what is on the page stays and can be read. */
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
