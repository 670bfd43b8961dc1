import type { SearchItem } from "../records/search-item.ts";

export interface CardSelection {
  /** Whether selection mode is on; otherwise cards are links. */
  isSelecting: boolean;
  /** Briefcase item ids, in the order of selection. */
  itemIds: readonly string[];
}

/** Negative: selection mode is off; 0: not selected; positive: selected. */
type SelectionMode = number;

export const NO_SELECTION: CardSelection = { isSelecting: false, itemIds: [] };

/** Turns selection mode on, or off and clears it. */
export function toggleSelectionMode({ isSelecting }: CardSelection): CardSelection {
  return { ...NO_SELECTION, isSelecting: !isSelecting };
}

/** Toggles a card; no effect while selection mode is off. */
export function selectCard(selection: CardSelection, itemId: string): CardSelection {
  if (!selection.isSelecting) return selection;
  const itemIds = selection.itemIds.filter((id) => id !== itemId);
  return { ...selection, itemIds: itemIds.length < selection.itemIds.length ? itemIds : [...itemIds, itemId] };
}

/** Adds cards to the selection, or removes them if all are selected. */
export function selectAllCards(selection: CardSelection, all: readonly string[]): CardSelection {
  if (!selection.isSelecting) return selection;
  const isAll = all.every((itemId) => selection.itemIds.includes(itemId));
  const others = selection.itemIds.filter((itemId) => !all.includes(itemId));
  return { ...selection, itemIds: isAll ? others : [...others, ...all] };
}

export function filterSelected(
  selection: CardSelection,
  items: readonly Pick<SearchItem, "briefcaseItemId">[],
): CardSelection {
  const there = new Set(items.map((item) => item.briefcaseItemId));
  return { ...selection, itemIds: selection.itemIds.filter((id) => there.has(id)) };
}

export function computeSelectionMode({ isSelecting, itemIds }: CardSelection, itemId: string): SelectionMode {
  if (!isSelecting) return -1;
  return itemIds.includes(itemId) ? 1 : 0;
}

/** Returns how a card looks, and whether a click opens or selects it. */
export function describeSelectionMode(mode: SelectionMode): {
  look: "plain" | "greyed" | "selected";
  click: "open" | "select";
} {
  if (mode < 0) return { look: "plain", click: "open" };
  return { look: mode > 0 ? "selected" : "greyed", click: "select" };
}
