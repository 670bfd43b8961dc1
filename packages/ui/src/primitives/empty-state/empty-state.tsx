import type { ReactNode } from "react";
import * as styles from "./empty-state.css.ts";

export interface EmptyStateProps {
  /** One sentence about what is missing. */
  title: string;
  /** How to fix it. */
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
