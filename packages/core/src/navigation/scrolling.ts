import { decodePart } from "../kernel/text.ts";
import { matchRoute } from "./matching.ts";

/** Distance between a hash target and the top of the window, in pixels (ROUTE-31). */
export const SCROLL_OFFSET = 60;

/** Returns the id of the element that a hash names; empty without one. */
export const readHashId = (hash: string): string => decodePart(hash.replace(/^#/, ""));

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
