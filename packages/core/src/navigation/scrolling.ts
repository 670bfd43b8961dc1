import { decodePart } from "../kernel/text.ts";
import { matchRoute } from "./matching.ts";

/** Distance between a hash target and the top of the window, in pixels (ROUTE-31). */
export const SCROLL_OFFSET = 60;

interface ScrollPosition {
  left: number;
  top: number;
}

type ScrollTarget = { to: "element"; id: string; offset: number } | ({ to: "position" } & ScrollPosition);

/** Returns the scroll target after navigation (ROUTE-31): the hash, else the saved position, else the top. */
export function findScrollTarget(hash: string, saved: ScrollPosition | null): ScrollTarget {
  const id = decodePart(hash.replace(/^#/, ""));
  if (id !== "") return { to: "element", id, offset: SCROLL_OFFSET };
  return { to: "position", ...(saved ?? { left: 0, top: 0 }) };
}

/**
 * Returns whether a navigation is skipped because it leads to the current page (ROUTE-33): same path and query, or same
 * route and record without queries. Paths are below the base path.
 */
export function isRepeatVisit(from: string, to: string): boolean {
  if (from === to) return true;
  if (/[?#]/.test(from) || /[?#]/.test(to)) return false;
  const here = describePlace(from);
  return here !== null && here === describePlace(to);
}

/** Formats route and record for comparison; null for redirects and NotFound. */
function describePlace(path: string): string | null {
  const match = matchRoute(path);
  return "redirect" in match || match.name === "NotFound" ? null : JSON.stringify(match);
}
