import { holdsWords, type LookupItem } from "@rotunda/core";

/** The branches that hold the typed words: an item that does keeps all below it, others only the way to one. */
export function filterBranches(items: readonly LookupItem[], typed: string): readonly LookupItem[] {
  if (typed.trim() === "") return items;
  return items.flatMap((item) => {
    if (holdsWords(`${item.name} ${item.abbreviation ?? ""}`, typed)) return [item];
    const children = filterBranches(item.children ?? [], typed);
    return children.length > 0 ? [{ ...item, children: [...children] }] : [];
  });
}
