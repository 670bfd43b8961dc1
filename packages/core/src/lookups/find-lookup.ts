import type { LookupItem, SelectItem } from "./lookups.port.ts";

type Key = "id" | "shortCode";

/** Lists are long and never change once loaded, so each is indexed on first use. */
const indexes: Record<Key, WeakMap<readonly LookupItem[], Map<string, LookupItem>>> = {
  id: new WeakMap(),
  shortCode: new WeakMap(),
};

/** Finds an item by id or short code, at any depth (STORE-03). */
export function findLookup(items: readonly LookupItem[], value: string, key: Key = "id"): LookupItem | null {
  let index = indexes[key].get(items);
  if (!index) {
    index = new Map();
    addTo(index, items, key);
    indexes[key].set(items, index);
  }
  return index.get(value) ?? null;
}

function addTo(index: Map<string, LookupItem>, items: readonly LookupItem[], key: Key): void {
  for (const item of items) {
    const value = item[key];
    if (value !== undefined && !index.has(value)) index.set(value, item);
    if (item.children) addTo(index, item.children, key);
  }
}

/** Flattens lookups into select items, parents before children (STORE-01). */
export function toSelectItems(items: readonly LookupItem[], travelsAs?: "shortCode"): SelectItem[] {
  return items.flatMap((item) => {
    const code = item.shortCode ?? item.abbreviation;
    const option = { text: item.name, value: (travelsAs && item[travelsAs]) ?? item.id };
    return [code === undefined ? option : { ...option, code }, ...toSelectItems(item.children ?? [], travelsAs)];
  });
}
