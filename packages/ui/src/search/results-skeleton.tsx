import { countSkeletons, type SearchView } from "@rotunda/core";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import * as lists from "./results-list.css.ts";
import * as styles from "./results-skeleton.css.ts";

export interface ResultsSkeletonProps {
  view: SearchView;
}

/** Placeholder with the size of the results. */
export function ResultsSkeleton({ view }: ResultsSkeletonProps) {
  return (
    <div className={lists.container} aria-hidden="true">
      <ul className={lists.views[view]}>
        {Array.from({ length: countSkeletons(view) }, (_, index) => (
          <li key={index} className={lists.items[view]}>
            <div className={styles.places[view]}>
              <Skeleton className={styles.headshot} />
              <div className={styles.lines}>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.position} />
              </div>
              {view === "card" && <Skeleton className={styles.foot} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
