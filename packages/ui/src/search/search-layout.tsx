import type { ReactNode } from "react";
import * as styles from "./results.css.ts";

export interface SearchLayoutProps {
  filters: ReactNode;
  /** Omitted before the first search, when the filters fill the page. */
  children?: ReactNode;
}

/** Filters above the results, or beside them from 1280 px. */
export function SearchLayout({ filters, children }: SearchLayoutProps) {
  const hasResults = children !== undefined && children !== null;
  // The filters keep their position in the tree, so that the first search keeps their state.
  return (
    <div className={hasResults ? styles.beside : undefined}>
      <div>{filters}</div>
      {hasResults && <div>{children}</div>}
    </div>
  );
}
