import type { LookupItem, SelectItem } from "./lookups.ts";

/** Lookups as select items; items below others follow them, and can be chosen as they can (STORE-01). */
export function toSelectItems(items: readonly LookupItem[], travelsAs?: "shortCode"): SelectItem[] {
  return items.flatMap((item) => [
    { text: item.name, value: (travelsAs && item[travelsAs]) ?? item.id },
    ...toSelectItems(item.children ?? [], travelsAs),
  ]);
}
