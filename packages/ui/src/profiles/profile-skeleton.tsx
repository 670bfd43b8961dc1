import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { ProfileLayout } from "./profile-layout.tsx";
import { head } from "./profile-identity.css.ts";
import { skeletonPanel } from "./profile-layout.css.ts";
import * as styles from "./profile-page.css.ts";

export function ProfileSkeleton() {
  return (
    <div aria-hidden="true">
      <ProfileLayout
        side={
          <div className={head}>
            <Skeleton className={styles.headshot} />
            <div className={styles.lines}>
              <Skeleton className={styles.party} />
              <Skeleton className={styles.skeletonName} />
              <Skeleton className={styles.skeletonPosition} />
            </div>
          </div>
        }
      >
        {PANELS.map((lines, panel) => (
          <div key={panel} className={skeletonPanel}>
            <Skeleton className={styles.skeletonTitle} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className={styles.textLine} />
            ))}
          </div>
        ))}
      </ProfileLayout>
    </div>
  );
}

const PANELS = [4, 8, 0, 6];
