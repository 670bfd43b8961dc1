import { describeFailure, type Failure, MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { CircleAlert, RotateCw, WifiOff } from "../primitives/icon/icon.tsx";
import { Spinner } from "../primitives/spinner/spinner.tsx";
import { page } from "../theme/layout.css.ts";
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

export function LoadingView({ product, isSlow }: { product: string; isSlow: boolean }) {
  return (
    <div className={styles.loading}>
      {isSlow && <Spinner size="large" />}
      <output className={styles.loadingText}>{isSlow && MESSAGES.loading(product)}</output>
    </div>
  );
}

/** Shown below the masthead while the device is offline; the page stays readable. */
export function OfflineBar() {
  return (
    <div className={styles.bar}>
      <p className={`${page} ${styles.line}`}>
        <WifiOff size="small" />
        You are offline. You can keep reading this page; the rest will return with your connection.
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
