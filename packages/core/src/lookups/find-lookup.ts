import { memoizeByObject } from "../kernel/memoize.ts";
import type { LookupItem, SelectItem } from "./lookups.port.ts";

type Key = "id" | "shortCode";

/** Lists are long and never change once loaded, so each is indexed on first use. */
const indexes = { id: memoizeByObject(createIndex("id")), shortCode: memoizeByObject(createIndex("shortCode")) };

/** Finds an item by id or short code, at any depth (STORE-03). */
export const findLookup = (items: readonly LookupItem[], value: string, key: Key = "id"): LookupItem | null =>
  indexes[key](items).get(value) ?? null;

function createIndex(key: Key) {
  return (items: readonly LookupItem[]): ReadonlyMap<string, LookupItem> => {
    const index = new Map<string, LookupItem>();
    addTo(index, items, key);
    return index;
  };
}

function addTo(index: Map<string, LookupItem>, items: readonly LookupItem[], key: Key): void {
  for (const item of items) {
    const value = item[key];
    if (value !== undefined && !index.has(value)) index.set(value, item);
    if (item.children) addTo(index, item.children, key);
  }
}

/** Flattens lookups into select items, parents before children (STORE-01). */
export const toSelectItems = (items: readonly LookupItem[], travelsAs: Key = "id"): readonly SelectItem[] =>
  selectItems[travelsAs](items);

const selectItems = { id: memoizeByObject(flattenBy("id")), shortCode: memoizeByObject(flattenBy("shortCode")) };

function flattenBy(travelsAs: Key) {
  return function flatten(items: readonly LookupItem[]): SelectItem[] {
    return items.flatMap((item) => {
      const code = item.shortCode ?? item.abbreviation;
      const option = { text: item.name, value: item[travelsAs] ?? item.id };
      return [code === undefined ? option : { ...option, code }, ...flatten(item.children ?? [])];
    });
  };
}
