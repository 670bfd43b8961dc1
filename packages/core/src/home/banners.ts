import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { mainSiteHref } from "../navigation/safe-addresses.ts";
import { httpAddress } from "../profiles/social-links.ts";
import type { Banner } from "./homepage.ts";

/** A banner as it is shown: a picture, and a link where its address can be followed. */
export interface ShownBanner {
  image: string;
  href: string | null;
}

/**
 * The wide picture in a window from 960 px on, the small one in a narrower (spec 3, "banner"); where one is missing, the
 * other. Null without either: no banner. Only http(s) addresses and paths become links (decisions, "Safety").
 */
export function bannerAt(width: number, banner: Banner | null): ShownBanner | null {
  if (banner === null) return null;
  const { wideImg, smallImg, url } = banner;
  const image = width < BREAKPOINTS.md ? smallImg || wideImg : wideImg || smallImg;
  return image === "" ? null : { image, href: httpAddress(url) ?? mainSiteHref("", url) };
}
