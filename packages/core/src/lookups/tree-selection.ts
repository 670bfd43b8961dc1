import type { LookupItem } from "./lookups.ts";

/** How much of an item is chosen: itself with all below it, something below it, or nothing. */
export type TreeMark = "all" | "some" | "none";

/**
 * The marks of a nested list, by id, for what a search has chosen (spec 4, "agency tree selection"). A chosen item
 * marks all below it; an item whose children are all marked is marked as well.
 */
export function treeSelection(
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
