import { useId } from "react";
import { stack, type } from "../../theme/layout.css.ts";
import * as styles from "./progress.css.ts";

export function Progress({ label }: { label: string }) {
  const id = useId();
  return (
    <div className={stack[1]}>
      <span className={type.secondary} id={id}>
        {label}
      </span>
      <div aria-labelledby={id} className={styles.track} role="progressbar">
        <span className={styles.bar} />
      </div>
    </div>
  );
}
