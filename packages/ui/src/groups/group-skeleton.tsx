import { ProfileLayout } from "../profiles/profile-layout.tsx";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import * as styles from "./group-skeleton.css.ts";

/** Placeholder with the size of a committee or caucus. */
export function GroupSkeleton() {
  return (
    <div aria-hidden="true">
      <ProfileLayout
        side={
          <div className={styles.side}>
            <Skeleton className={styles.kind} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.counts} />
          </div>
        }
      >
        <Skeleton className={styles.title} />
        <div className={styles.rows}>
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton className={styles.headshot} />
              <Skeleton className={styles.text} />
            </div>
          ))}
        </div>
      </ProfileLayout>
    </div>
  );
}
