import { MESSAGES } from "@rotunda/core";
import { Spinner } from "../primitives/spinner/spinner.tsx";
import * as styles from "./notices.css.ts";

export function LoadingView({ product, isSlow }: { product: string; isSlow: boolean }) {
  return (
    <div className={styles.loading}>
      {isSlow && <Spinner size="large" />}
      <output className={styles.loadingText}>{isSlow && MESSAGES.loading(product)}</output>
    </div>
  );
}
