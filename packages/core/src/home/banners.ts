import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { capitalize, decodePart } from "../kernel/text.ts";
import { buildMainSiteHref } from "../navigation/safe-addresses.ts";
import { readHttpAddress } from "../profiles/social-links.ts";
import type { Banner } from "./home.port.ts";

/**
 * Returns the picture for a width (HOME-06) or the other one; null without pictures. Only safe URLs become links; `href`
 * is null for others.
 */
export function chooseBannerPicture(width: number, banner: Banner | null) {
  if (banner === null) return null;
  const { wideImg, smallImg, url } = banner;
  const image = width < BREAKPOINTS.md ? smallImg || wideImg : wideImg || smallImg;
  return image === "" ? null : { image, href: readHttpAddress(url) ?? buildMainSiteHref("", url) };
}

/** Derives a picture's alternative text from its file name ("browse-the-states.svg"), the only text available. */
export function nameBanner({ image }: { image: string }): string {
  const file = decodePart(image.replace(/[?#].*/s, "").replace(/.*\//s, ""));
  const words = file
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/-small$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return capitalize(words);
}
