import type { ReactNode } from "react";
import { DomeDrawing } from "./dome-drawing.tsx";
import * as styles from "./notices.css.ts";

export interface PlateProps {
  /** Above the heading, such as the logo of an error page. */
  lead?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page with a single message: text at the left, the dome at the right. */
export function Plate({ lead, title, children, actions }: PlateProps) {
  return (
    <div className={styles.plate}>
      <div>
        {lead}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.picture}>
        <DomeDrawing />
      </div>
    </div>
  );
}
