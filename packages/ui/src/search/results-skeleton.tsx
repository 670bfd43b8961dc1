import { countSkeletons, type SearchView } from "@rotunda/core";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import * as styles from "./results.css.ts";

export function ResultsSkeleton({ view }: { view: SearchView }) {
  return (
    <div className={styles.container} aria-hidden="true">
      <ul className={styles.views[view]}>
        {Array.from({ length: countSkeletons(view) }, (_, index) => (
          <li key={index} className={styles.items[view]}>
            <div className={styles.places[view]}>
              <Skeleton className={styles.headshot} />
              <div className={styles.lines}>
                <Skeleton className={styles.skeletonName} />
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
