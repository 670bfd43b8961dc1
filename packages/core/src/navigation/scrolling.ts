import { matchRoute } from "./matching.ts";

/** How far below the top of the view a hash target stops, in pixels (spec 2). */
export const SCROLL_OFFSET = 60;

export interface ScrollPosition {
  left: number;
  top: number;
}

export type ScrollTarget = { to: "element"; id: string; offset: number } | ({ to: "position" } & ScrollPosition);

/** Where a page is scrolled after navigation (spec 2): to the hash, else where the reader left it, else to the top. */
export function scrollTarget(hash: string, saved: ScrollPosition | null): ScrollTarget {
  const id = decoded(hash.replace(/^#/, ""));
  if (id !== "") return { to: "element", id, offset: SCROLL_OFFSET };
  return { to: "position", ...(saved ?? { left: 0, top: 0 }) };
}

/**
 * Whether a navigation leads where the reader already is and is skipped (spec 2): the same path with its query, or the
 * same route and record with no query on either side. Paths are below the base path.
 */
export function isRepeatVisit(from: string, to: string): boolean {
  if (from === to) return true;
  if (/[?#]/.test(from) || /[?#]/.test(to)) return false;
  const [here, there] = [matchRoute(from), matchRoute(to)];
  if ("redirect" in here || "redirect" in there || here.name === "NotFound") return false;
  return here.name === there.name && here.id === there.id && here.folderId === there.folderId;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
