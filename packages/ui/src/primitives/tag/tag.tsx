import type { ReactNode } from "react";
import * as styles from "./tag.css.ts";

export interface TagProps {
  /** `plain`: Former, lock; `primary`: Chair, Leadership Staffer; `outline`: module; `dashed`: unsubscribed module. */
  tone?: keyof typeof styles.tone;
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
