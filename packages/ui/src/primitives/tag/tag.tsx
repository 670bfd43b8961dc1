import type { ReactNode } from "react";
import * as styles from "./tag.css.ts";

export interface TagProps {
  /** `plain`: Former, lock; `primary`: Chair, Leadership Staffer; `outline`: module; `dashed`: unsubscribed module. */
  tone?: "plain" | "primary" | "outline" | "dashed";
  icon?: ReactNode;
  children: ReactNode;
}

export function Tag({ tone = "plain", icon, children }: TagProps) {
  return (
    <span className={styles.tone[tone]}>
      {icon}
      {children}
    </span>
  );
}
