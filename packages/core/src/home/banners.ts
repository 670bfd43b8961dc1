import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { decodePart } from "../kernel/text.ts";
import { buildMainSiteHref } from "../navigation/safe-addresses.ts";
import { readHttpAddress } from "../profiles/social-links.ts";
import type { Banner } from "./homepage.ts";

/** A banner as it is shown: a picture, and a link where its address can be followed. */
interface ShownBanner {
  image: string;
  href: string | null;
}

/**
 * The wide picture in a window from 960 px on, the small one in a narrower (HOME-06); where one is missing, the other.
 * Null without either: no banner. Only http(s) addresses and paths become links.
 */
export function chooseBannerPicture(width: number, banner: Banner | null): ShownBanner | null {
  if (banner === null) return null;
  const { wideImg, smallImg, url } = banner;
  const image = width < BREAKPOINTS.md ? smallImg || wideImg : wideImg || smallImg;
  return image === "" ? null : { image, href: readHttpAddress(url) ?? buildMainSiteHref("", url) };
}

/**
 * The alternative text of a banner's picture, from its file's name, since nothing else is known ("browse-the-states.svg").
 * Screen readers read it; an operator chooses it with the file.
 */
export function nameBanner({ image }: Pick<ShownBanner, "image">): string {
  const file = decodePart(image.replace(/[?#].*/s, "").replace(/.*\//s, ""));
  const words = file
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/-small$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
