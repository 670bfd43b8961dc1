import type { LookupItem, SelectItem } from "./lookups.ts";

/** Flattens lookups into select items, parents before children (STORE-01). */
export function toSelectItems(items: readonly LookupItem[], travelsAs?: "shortCode"): SelectItem[] {
  return items.flatMap((item) => [
    { text: item.name, value: (travelsAs && item[travelsAs]) ?? item.id },
    ...toSelectItems(item.children ?? [], travelsAs),
  ]);
}
