import { decodePart } from "../kernel/text.ts";
import { matchRoute } from "./matching.ts";

/** How far below the top of the view a hash target stops, in pixels (ROUTE-31). */
export const SCROLL_OFFSET = 60;

interface ScrollPosition {
  left: number;
  top: number;
}

type ScrollTarget = { to: "element"; id: string; offset: number } | ({ to: "position" } & ScrollPosition);

/**
 * Where a page is scrolled after navigation (ROUTE-31): to the hash, else where the reader left it, else to the top.
 */
export function findScrollTarget(hash: string, saved: ScrollPosition | null): ScrollTarget {
  const id = decodePart(hash.replace(/^#/, ""));
  if (id !== "") return { to: "element", id, offset: SCROLL_OFFSET };
  return { to: "position", ...(saved ?? { left: 0, top: 0 }) };
}

/**
 * Whether a navigation leads where the reader already is and is skipped (ROUTE-33): the same path with its query, or
 * the same route and record with no query on either side. Paths are below the base path.
 */
export function isRepeatVisit(from: string, to: string): boolean {
  if (from === to) return true;
  if (/[?#]/.test(from) || /[?#]/.test(to)) return false;
  const here = describePlace(from);
  return here !== null && here === describePlace(to);
}

/** The route and record of a path, as text to compare; null where nobody stays, or nothing is. */
function describePlace(path: string): string | null {
  const match = matchRoute(path);
  return "redirect" in match || match.name === "NotFound" ? null : JSON.stringify(match);
}
