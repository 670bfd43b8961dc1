import { Progress as Radix } from "radix-ui";
import { useId } from "react";
import * as styles from "./progress.css.ts";

export interface ProgressProps {
  label: string;
  /** From 0 to 100; omitted if unknown. */
  value?: number;
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span id={id}>{label}</span>
        {value !== undefined && <span className={styles.figure}>{Math.round(value)}%</span>}
      </div>
      <Radix.Root aria-labelledby={id} className={styles.track} value={value ?? null}>
        <Radix.Indicator
          className={value === undefined ? styles.unknown : styles.bar}
          style={value === undefined ? undefined : { width: `${value}%` }}
        />
      </Radix.Root>
    </div>
  );
}
