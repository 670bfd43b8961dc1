import { type ReactNode, useId } from "react";
import { type } from "../theme/layout.css.ts";
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

export interface HomeSectionProps {
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

export function HomeSection({ title, text = "", action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={type.h2} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {text !== "" && <p className={styles.lede}>{text}</p>}
      {children}
    </section>
  );
}
