import { FEATURED_PROFILES_BESIDE_PLACE } from "@rotunda/core";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { HomeLayout } from "./home-layout.tsx";
import { section } from "./home.css.ts";
import * as styles from "./home.css.ts";

export function HomeSkeleton() {
  return (
    <div aria-hidden="true">
      <HomeLayout featured={<Profiles />} groups={<Rows />} places={<Place />} recent={<Rows />} />
    </div>
  );
}

function Profiles() {
  return (
    <div className={section}>
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonText} />
      <div className={styles.featuredContainer}>
        <div className={styles.featuredList}>
          {Array.from({ length: FEATURED_PROFILES_BESIDE_PLACE }, (_, index) => (
            <div className={styles.profile} key={index}>
              <Skeleton className={styles.headshot} />
              <div className={styles.skeletonLines}>
                <Skeleton className={styles.skeletonName} />
                <Skeleton className={styles.skeletonLine} />
                <Skeleton className={styles.skeletonLine} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Place() {
  return (
    <div className={section}>
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonMap} />
      <Skeleton className={styles.place} />
      {Array.from({ length: 5 }, (_, line) => (
        <Skeleton className={styles.fact} key={line} />
      ))}
    </div>
  );
}

function Rows() {
  return (
    <div className={section}>
      <Skeleton className={styles.skeletonTitle} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton className={styles.skeletonRow} key={index} />
      ))}
    </div>
  );
}
