import type { LookupItem, SelectItem } from "./lookups.ts";

/** Lookups as select items; items below others follow them, and can be chosen as they can (STORE-01). */
export function toSelectItems(items: readonly LookupItem[], travelsAs?: "shortCode"): SelectItem[] {
  return items.flatMap((item) => [
    { text: item.name, value: (travelsAs && item[travelsAs]) ?? item.id },
    ...toSelectItems(item.children ?? [], travelsAs),
  ]);
}

/** Nested lookups under a header each, with a divider between groups; items without children stand alone. */
export function toGroupedItems(items: readonly LookupItem[]): SelectItem[] {
  return items.flatMap((item, index): SelectItem[] => {
    const divider = index === 0 ? [] : [{ text: "", value: `divider-${item.id}`, divider: true, disabled: true }];
    if (!item.children?.length) return [...divider, ...toSelectItems([item])];
    const header = { text: item.name, value: `header-${item.id}`, header: true, disabled: true };
    return [...divider, header, ...toSelectItems(item.children)];
  });
}
