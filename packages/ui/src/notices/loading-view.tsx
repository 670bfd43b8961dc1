import { MESSAGES } from "@rotunda/core";
import { Spinner } from "../primitives/spinner/spinner.tsx";
import * as styles from "./notices.css.ts";

export interface LoadingViewProps {
  product: string;
  /** After two seconds a text appears. */
  isSlow: boolean;
}

export function LoadingView({ product, isSlow }: LoadingViewProps) {
  return (
    <div className={styles.loading}>
      {isSlow && <Spinner size="large" />}
      <output className={styles.loadingText}>{isSlow && MESSAGES.loading(product)}</output>
    </div>
  );
}
