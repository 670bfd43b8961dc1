import type { LookupItem } from "../lookups/lookups.ts";
import { sortRows } from "../kernel/data-table.ts";
import { holdsWords } from "../kernel/fold-text.ts";

export interface BrowsedState {
  state: LookupItem;
  districts: LookupItem[];
}

/**
 * The states with their congressional districts, of those a reader looks for: by the state's name or letters, which
 * keeps all its districts, or by a district's name, which keeps that one with its state (BROWSE-01).
 */
export function browseStates(
  states: readonly LookupItem[],
  districts: readonly LookupItem[],
  text = "",
): BrowsedState[] {
  return states.flatMap((state) => {
    const own = listDistricts(state, districts);
    const isState = holdsWords(state.name, text) || state.shortCode?.toLowerCase() === text.trim().toLowerCase();
    if (isState) return [{ state, districts: own }];
    const found = own.filter(({ name }) => holdsWords(name, text));
    return found.length > 0 ? [{ state, districts: found }] : [];
  });
}

/** A nested list narrowed to what a reader looks for: what matches, all below it, and what it is below. */
export function filterTree(items: readonly LookupItem[], text: string): LookupItem[] {
  return items.flatMap((item) => {
    if (holdsWords(item.name, text)) return [item];
    const children = filterTree(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** How many entries a nested list has, at all levels. */
export function countTree(items: readonly LookupItem[]): number {
  return items.reduce((count, { children = [] }) => count + 1 + countTree(children), 0);
}

/** A district's letters are those of its state and its number: "WA-5". */
function listDistricts({ shortCode }: LookupItem, districts: readonly LookupItem[]): LookupItem[] {
  if (!shortCode) return [];
  const own = districts.filter((district) => district.shortCode?.startsWith(`${shortCode}-`));
  return sortRows(own, (district) => [String(district.shortCode)]);
}
