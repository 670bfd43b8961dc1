import { formatNumber } from "@rotunda/core";
import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./count.css.ts";

export interface CountProps {
  value: number;
  /** The counted noun, for screen readers: "active" reads "3 active". */
  label: string;
}

/** A small number beside a heading. */
export function Count({ value, label }: CountProps) {
  return (
    <span className={styles.count}>
      {formatNumber(value)}
      <span className={visuallyHidden}> {label}</span>
    </span>
  );
}
