import type { LookupItem } from "./lookups.ts";

/** How much of an item is chosen: itself with all below it, something below it, or nothing. */
export type TreeMark = "all" | "some" | "none";

/**
 * The marks of a nested list, by id, for what a search has chosen (STORE-07). A chosen item marks all below it; an item
 * whose children are all marked is marked as well.
 */
export function markTreeSelection(
  items: readonly LookupItem[],
  chosen: readonly { id: string }[],
): ReadonlyMap<string, TreeMark> {
  const ids = new Set(chosen.map(({ id }) => id));
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
 * The chosen ids after a press on an item of a nested list. What is marked is taken out, also from under an item that
 * represented it; an item that isn't chosen is chosen, and represents all below it.
 */
export function pressInTree(items: readonly LookupItem[], chosen: readonly string[], id: string): string[] {
  const path = findPath(items, id);
  const pressed = path.at(-1);
  if (!pressed) return [...chosen];
  const ids = new Set(chosen);
  const isMarked =
    markTreeSelection(
      items,
      chosen.map((one) => ({ id: one })),
    ).get(id) === "all";
  // The id that represented the item now represents its other parts only.
  const standing = isMarked ? path.findIndex((item) => ids.has(item.id)) : -1;
  for (const [depth, item] of path.entries()) {
    if (standing === -1 || depth < standing || item === pressed) continue;
    ids.delete(item.id);
    for (const child of item.children ?? []) if (child !== path[depth + 1]) ids.add(child.id);
  }
  for (const below of listIds([pressed])) ids.delete(below);
  if (!isMarked) ids.add(id);
  return [...ids];
}

/** The items from the top of the list down to one of them; empty when it isn't there. */
export function findPath(items: readonly LookupItem[], id: string): LookupItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = findPath(item.children ?? [], id);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

const listIds = (items: readonly LookupItem[]): string[] =>
  items.flatMap((item) => [item.id, ...listIds(item.children ?? [])]);
