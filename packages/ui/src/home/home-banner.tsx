import { bannerAt, type Banner, bannerName, BREAKPOINTS } from "@rotunda/core";
import { ChevronRight } from "../primitives/icon/icon.tsx";
import * as styles from "./home-banner.css.ts";

export interface HomeBannerProps {
  banner: Banner | null;
  /** Whether it is likely below the first screenful, and can wait. */
  isLazy?: boolean;
}

/** A picture of the editors' with a link: the wide one from 960 px on, the small one below (spec 3, "banner"). */
export function HomeBanner({ banner, isLazy = true }: HomeBannerProps) {
  const wide = bannerAt(BREAKPOINTS.md, banner);
  const small = bannerAt(0, banner);
  if (wide === null || small === null) return null;
  const words = bannerName(wide);
  const picture = (
    <>
      <picture>
        <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={wide.image} />
        <img alt="" className={styles.image} decoding="async" loading={isLazy ? "lazy" : "eager"} src={small.image} />
      </picture>
      <figcaption className={styles.caption}>
        <span className={styles.words}>{words}</span>
        {wide.href !== null && <ChevronRight size="small" />}
      </figcaption>
    </>
  );
  return (
    <figure className={styles.banner}>
      {wide.href === null ? (
        picture
      ) : (
        <a className={styles.link} href={wide.href}>
          {picture}
        </a>
      )}
    </figure>
  );
}
