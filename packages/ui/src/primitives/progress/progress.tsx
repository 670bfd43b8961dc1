import { useId } from "react";
import * as styles from "./progress.css.ts";

export function Progress({ label }: { label: string }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div aria-labelledby={id} className={styles.track} role="progressbar">
        <span className={styles.bar} />
      </div>
    </div>
  );
}
