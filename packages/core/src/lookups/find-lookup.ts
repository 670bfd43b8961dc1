import { memoizeByObject } from "../kernel/collections.ts";
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
    for (const item of flattenTree(items)) {
      const value = item[key];
      if (value !== undefined && !index.has(value)) index.set(value, item);
    }
    return index;
  };
}

/** Lists all items of a tree, parents before children. */
export const flattenTree = <Item extends { children?: Item[] }>(items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flattenTree(item.children ?? [])]);

/** Flattens lookups into select items, parents before children (STORE-01). */
export const toSelectItems = (items: readonly LookupItem[], travelsAs: Key = "id"): readonly SelectItem[] =>
  selectItems[travelsAs](items);

const selectItems = { id: memoizeByObject(flattenBy("id")), shortCode: memoizeByObject(flattenBy("shortCode")) };

function flattenBy(travelsAs: Key) {
  return (items: readonly LookupItem[]): SelectItem[] =>
    flattenTree(items).map((item) => {
      const code = item.shortCode ?? item.abbreviation;
      const option = { text: item.name, value: item[travelsAs] ?? item.id };
      return code === undefined ? option : { ...option, code };
    });
}
