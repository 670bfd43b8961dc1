import { flattenTree } from "../lookups/find-lookup.ts";
import type { LookupItem } from "../lookups/lookups.port.ts";
import { sortRows } from "../kernel/data-table.ts";
import { containsWords } from "../kernel/text.ts";

export interface StateWithDistricts {
  state: LookupItem;
  districts: LookupItem[];
}

/** Finds states by name or code, with all districts, or by a district's name, with that district (BROWSE-01). */
export function browseStates(
  states: readonly LookupItem[],
  districts: readonly LookupItem[],
  text = "",
): StateWithDistricts[] {
  return states.flatMap((state) => {
    const own = listDistricts(state, districts);
    const isState = containsWords(state.name, text) || state.shortCode?.toLowerCase() === text.trim().toLowerCase();
    if (isState) return [{ state, districts: own }];
    const found = own.filter(({ name }) => containsWords(name, text));
    return found.length > 0 ? [{ state, districts: found }] : [];
  });
}

/** Filters a nested list by name, or another text: keeps matches with their ancestors and descendants. */
export function filterTree(
  items: readonly LookupItem[],
  text: string,
  getText = ({ name }: LookupItem): string => name,
): LookupItem[] {
  return items.flatMap((item) => {
    if (containsWords(getText(item), text)) return [item];
    const children = filterTree(item.children ?? [], text, getText);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

export const countTree = (items: readonly LookupItem[]): number => flattenTree(items).length;

/** A district's code is the state's code and a number: "WA-5". */
function listDistricts({ shortCode }: LookupItem, districts: readonly LookupItem[]): LookupItem[] {
  if (!shortCode) return [];
  const own = districts.filter((district) => district.shortCode?.startsWith(`${shortCode}-`));
  return sortRows(own, (district) => [String(district.shortCode)]);
}
