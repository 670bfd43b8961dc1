import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { ProfileLayout } from "../profiles/profile-layout.tsx";
import * as head from "./state-head.css.ts";
import * as styles from "./state-skeleton.css.ts";

/** Placeholder with the size of a state's page. */
export function StateSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={head.head}>
        <Skeleton className={styles.kicker} />
        <Skeleton className={styles.name} />
        <div className={`${head.facts} ${styles.facts}`}>
          {Array.from({ length: 4 }, (_, fact) => (
            <Skeleton key={fact} className={styles.fact} />
          ))}
        </div>
      </div>
      <ProfileLayout side={<Skeleton className={styles.map} />}>
        {PANELS.map((lines, panel) => (
          <div key={panel} className={styles.panel}>
            <Skeleton className={styles.title} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className={styles.line} />
            ))}
          </div>
        ))}
      </ProfileLayout>
    </div>
  );
}

/** Number of text lines in each of the first sections. */
const PANELS = [6, 1, 2];
