import { formatNumber } from "@rotunda/core";
import { visuallyHidden } from "../../theme/layout.css.ts";
import * as styles from "./count.css.ts";

export interface CountProps {
  /** A text if it is shortened: "99+". */
  value: number | string;
  /** The counted noun, for screen readers: "active" reads "3 active". */
  label: string;
}

export function Count({ value, label }: CountProps) {
  return (
    <span className={styles.count}>
      {typeof value === "number" ? formatNumber(value) : value}
      <span className={visuallyHidden}> {label}</span>
    </span>
  );
}
