import type { ReactNode } from "react";
import * as styles from "./home.css.ts";

export interface HomeLayoutProps {
  featured: ReactNode;
  /**
   * One or two: the first beside the featured profiles, the second below. Without them the profiles have the whole
   * width.
   */
  places?: ReactNode;
  banner?: ReactNode;
  recent: ReactNode;
  groups: ReactNode;
  secondBanner?: ReactNode;
}

export function HomeLayout({ featured, places, banner, recent, groups, secondBanner }: HomeLayoutProps) {
  return (
    <div className={styles.page}>
      {places ? (
        <div className={styles.withPlaces}>
          {featured}
          <div className={styles.side}>{places}</div>
        </div>
      ) : (
        featured
      )}
      {banner}
      <div className={styles.columns}>
        {recent}
        {groups}
      </div>
      {secondBanner}
    </div>
  );
}
