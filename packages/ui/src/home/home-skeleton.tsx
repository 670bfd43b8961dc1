import { FEATURED_PROFILES_BESIDE_PLACE } from "@rotunda/core";
import { Skeleton } from "../primitives/skeleton/skeleton.tsx";
import { HomeLayout } from "./home-layout.tsx";
import { section } from "./home-section.css.ts";
import * as styles from "./home-skeleton.css.ts";

/** Placeholder with the size of home's sections. */
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
      <Skeleton className={styles.title} />
      <Skeleton className={styles.text} />
      <div className={styles.container}>
        <div className={styles.list}>
          {Array.from({ length: FEATURED_PROFILES_BESIDE_PLACE }, (_, index) => (
            <div className={styles.profile} key={index}>
              <Skeleton className={styles.headshot} />
              <div className={styles.lines}>
                <Skeleton className={styles.name} />
                <Skeleton className={styles.line} />
                <Skeleton className={styles.line} />
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
      <Skeleton className={styles.title} />
      <Skeleton className={styles.map} />
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
      <Skeleton className={styles.title} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton className={styles.row} key={index} />
      ))}
    </div>
  );
}
