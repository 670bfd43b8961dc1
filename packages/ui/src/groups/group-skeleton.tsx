import { ProfileLayout } from "../profiles/profile-layout.tsx";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { stack } from "../theme/layout.css.ts";
import * as styles from "./groups.css.ts";

export function GroupSkeleton() {
  return (
    <div aria-hidden="true">
      <ProfileLayout
        side={
          <div className={stack[3]}>
            <Skeleton className={styles.skeletonKind} />
            <Skeleton className={styles.skeletonName} />
            <Skeleton className={styles.skeletonName} />
            <Skeleton className={styles.skeletonCounts} />
          </div>
        }
      >
        <Skeleton className={styles.skeletonTitle} />
        <div className={styles.rows}>
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton className={styles.headshot} />
              <Skeleton className={styles.skeletonText} />
            </div>
          ))}
        </div>
      </ProfileLayout>
    </div>
  );
}
