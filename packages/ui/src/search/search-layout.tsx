import type { ReactNode } from "react";
import * as styles from "./search-layout.css.ts";

export interface SearchLayoutProps {
  filters: ReactNode;
  /** Left out before the first search: the filters have the page. */
  children?: ReactNode;
}

/** Filters above the results, or from 1280 px beside them. */
export function SearchLayout({ filters, children }: SearchLayoutProps) {
  const hasResults = children !== undefined && children !== null;
  // The filters keep their place in the tree, so that the first search doesn't close what the reader opened.
  return (
    <div className={hasResults ? styles.beside : undefined}>
      <div className={styles.side}>{filters}</div>
      {hasResults && <div className={styles.results}>{children}</div>}
    </div>
  );
}
