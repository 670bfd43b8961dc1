import { describeFailure, type Failure } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { CircleAlert, RotateCw, WifiOff } from "../primitives/icon/icon.tsx";
import * as styles from "./notices.css.ts";

export interface FailureNoticeProps {
  failure: Failure;
  onRetry: () => void;
  isRetrying?: boolean;
}

export function FailureNotice({ failure, onRetry, isRetrying = false }: FailureNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.icon}>{failure.kind === "offline" ? <WifiOff /> : <CircleAlert />}</span>
      <p className={styles.failureText}>{describeFailure(failure)}</p>
      <Button icon={<RotateCw size="small" />} isBusy={isRetrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
