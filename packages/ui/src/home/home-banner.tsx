import { chooseBannerPicture, type Banner, nameBanner, BREAKPOINTS } from "@rotunda/core";
import { useState } from "react";
import { ChevronRight } from "../primitives/icon/icon.tsx";
import * as styles from "./home-banner.css.ts";

export interface HomeBannerProps {
  banner: Banner | null;
}

/** A picture of the editors' with a link: the wide one from 960 px on, the small one below; nothing without it. */
export function HomeBanner({ banner }: HomeBannerProps) {
  const [failed, setFailed] = useState<Banner | null>(null);
  const wide = chooseBannerPicture(BREAKPOINTS.md, banner);
  const small = chooseBannerPicture(0, banner);
  if (wide === null || small === null || failed === banner) return null;
  const words = nameBanner(wide);
  const picture = (
    <>
      <picture>
        <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={wide.image} />
        {/* Not lazy: a picture that comes only when it is scrolled to is blank on paper and while it comes. */}
        <img
          alt=""
          className={styles.image}
          decoding="async"
          fetchPriority="low"
          onError={() => setFailed(banner)}
          src={small.image}
        />
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
