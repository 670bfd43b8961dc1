import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { ProfileLayout } from "../profiles/profile-layout.tsx";
import { skeletonPanel } from "../profiles/profile-layout.css.ts";
import * as styles from "./places.css.ts";

export function StateSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.head}>
        <Skeleton className={styles.skeletonKicker} />
        <Skeleton className={styles.skeletonName} />
        <div className={`${styles.headFacts} ${styles.skeletonFacts}`}>
          {Array.from({ length: 4 }, (_, fact) => (
            <Skeleton key={fact} className={styles.skeletonFact} />
          ))}
        </div>
      </div>
      <ProfileLayout side={<Skeleton className={styles.map} />}>
        {PANELS.map((lines, panel) => (
          <div key={panel} className={skeletonPanel}>
            <Skeleton className={styles.title} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className={styles.skeletonLine} />
            ))}
          </div>
        ))}
      </ProfileLayout>
    </div>
  );
}

const PANELS = [6, 1, 2];
