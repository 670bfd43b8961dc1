import type { ReactNode } from "react";
import * as styles from "./app.css.ts";

/** The heading of a page whose components have none. Focused when the page opens. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  );
}
