import { flattenTree } from "./find-lookup.ts";
import type { LookupItem } from "./lookups.port.ts";

/** Selection state of a tree item: with all its descendants, some of them, or none. */
export type TreeMark = "all" | "some" | "none";

/** Computes the marks by id (STORE-07): descendants of selected items, and parents of marked items, are marked too. */
export function markTreeSelection(
  items: readonly LookupItem[],
  chosen: readonly string[],
): ReadonlyMap<string, TreeMark> {
  const ids = new Set(chosen);
  const marks = new Map<string, TreeMark>();
  for (const item of items) mark(item, { ids, isChosen: false, marks });
  return marks;
}

function mark(
  item: LookupItem,
  { ids, isChosen, marks }: { ids: ReadonlySet<string>; isChosen: boolean; marks: Map<string, TreeMark> },
): TreeMark {
  const isAll = isChosen || ids.has(item.id);
  const below = (item.children ?? []).map((child) => mark(child, { ids, isChosen: isAll, marks }));
  const isEvery = below.length > 0 && below.every((child) => child === "all");
  const own = isAll || isEvery ? "all" : below.every((child) => child === "none") ? "none" : "some";
  marks.set(item.id, own);
  return own;
}

/**
 * Computes the selected ids after a click. A marked item is deselected, also below a selected ancestor; another is
 * selected with its descendants.
 */
export function toggleTreeItem(items: readonly LookupItem[], chosen: readonly string[], id: string): string[] {
  const path = findPath(items, id);
  const pressed = path.at(-1);
  if (!pressed) return [...chosen];
  const ids = new Set(chosen);
  const isMarked = markTreeSelection(items, chosen).get(id) === "all";
  // Replace the selected ancestor by its other descendants.
  const depth = path.findIndex((item) => ids.has(item.id));
  for (const item of depth < 0 ? [] : path.slice(depth)) {
    ids.delete(item.id);
    for (const child of item.children ?? []) ids.add(child.id);
  }
  for (const below of flattenTree([pressed])) ids.delete(below.id);
  if (!isMarked) ids.add(id);
  return [...ids];
}

/** Returns the path from the root to an item; empty if missing. */
export function findPath(items: readonly LookupItem[], id: string): LookupItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = findPath(item.children ?? [], id);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
