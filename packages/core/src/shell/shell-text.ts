import { formatLocalDay, formatLocalIsoDay, formatWeekday } from "../kernel/dates.ts";
import mainSiteLinks from "./main-site-links.json" with { type: "json" };

/** A section of the main site; `target` is a path (see `buildMainSiteHref`). */
type MainSiteSection = (typeof mainSiteLinks)[number];

/** Header links to the main site (SHELL-02). */
export const MAIN_SITE_LINKS: readonly MainSiteSection[] = mainSiteLinks;

export const RESEARCH_LINK: MainSiteSection = { label: "Research", target: "/research" };

/** Lists the main site's sections; Research is only in the drawer of logged-in readers (SHELL-02). */
export function listMainSiteSections(place: "header" | "drawer", reader: { isLoggedIn: boolean }): MainSiteSection[] {
  const hasResearch = place === "drawer" && reader.isLoggedIn;
  return hasResearch ? [...MAIN_SITE_LINKS, RESEARCH_LINK] : [...MAIN_SITE_LINKS];
}

/** Legal pages in the footer, on the main site (SHELL-16). */
export const LEGAL_LINKS: readonly MainSiteSection[] = [
  { label: "Privacy Policy", target: "/privacy-policy" },
  { label: "Terms and Conditions", target: "/terms-and-conditions" },
];

/** Formats the local date as "Friday, November 20, 2026" and as ISO date. */
export function formatHeaderDate(now: Date): { text: string; isoDay: string } {
  return { text: `${formatWeekday(now)}, ${formatLocalDay(now)}`, isoDay: formatLocalIsoDay(now) };
}

/** Formats the copyright line (SHELL-09). */
export function formatCopyright(year: number, publisher: string): string {
  return `© ${year} ${publisher}. All rights reserved.`;
}

/** Keys that act on a list, by action. */
export const LIST_KEYS = { next: "j", previous: "k", select: "x", star: "s" } as const;
