import { MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { RotateCw, WifiOff } from "../primitives/icon/icon.tsx";
import * as styles from "./offline-notice.css.ts";

export interface OfflineNoticeProps {
  onRetry: () => void;
  isRetrying?: boolean;
  /** What could not be done; the standard sentence when left out. */
  message?: string;
}

/** In place of what could not be fetched (decisions O-27); everything around it stays. */
export function OfflineNotice({ onRetry, isRetrying = false, message = MESSAGES.offline }: OfflineNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.icon}>
        <WifiOff />
      </span>
      <p className={styles.text}>{message}</p>
      <Button icon={<RotateCw size="small" />} isBusy={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
