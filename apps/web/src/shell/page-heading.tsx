import type { ReactNode } from "react";
import * as styles from "./page-heading.css.ts";

/** The heading of a page that no component heads. It takes the focus when the page opens. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
