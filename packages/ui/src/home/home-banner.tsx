import { chooseBannerPicture, type Banner, nameBanner, BREAKPOINTS } from "@rotunda/core";
import { useState } from "react";
import { ChevronRight } from "../primitives/icon/icon.tsx";
import * as styles from "./home.css.ts";

/** The editors' picture with a link: wide from 960 px, else small. Renders nothing without a picture. */
export function HomeBanner({ banner }: { banner: Banner | null }) {
  const [failed, setFailed] = useState<Banner | null>(null);
  const wide = chooseBannerPicture(BREAKPOINTS.md, banner);
  const small = chooseBannerPicture(0, banner);
  if (wide === null || small === null || failed === banner) return null;
  const words = nameBanner(wide);
  const picture = (
    <>
      <picture>
        <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={wide.image} />
        {/* Not lazy, because a picture that hasn't been scrolled to would be missing in print. */}
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
    <figure>
      {wide.href === null ? (
        picture
      ) : (
        <a className={styles.bannerLink} href={wide.href}>
          {picture}
        </a>
      )}
    </figure>
  );
}
