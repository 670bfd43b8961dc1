import type { SearchItem } from "../records/search-item.ts";

/** Which cards of a folder are chosen. */
export interface CardSelection {
  /** Whether cards are being chosen at all: until then a card is a link. */
  isSelecting: boolean;
  /** Briefcase item ids, in the order they were chosen. */
  itemIds: readonly string[];
}

/** A card's mode while cards are selected: below 0 it can't be selected, 0 isn't, above 0 is. */
type SelectionMode = number;

export const NO_SELECTION: CardSelection = { isSelecting: false, itemIds: [] };

/** Starts choosing cards, or stops and forgets what was chosen. */
export function switchSelecting({ isSelecting }: CardSelection): CardSelection {
  return { ...NO_SELECTION, isSelecting: !isSelecting };
}

/** Chooses a card, or no longer; before choosing has started nothing happens. */
export function selectCard(selection: CardSelection, itemId: string): CardSelection {
  if (!selection.isSelecting) return selection;
  const itemIds = selection.itemIds.filter((id) => id !== itemId);
  return { ...selection, itemIds: itemIds.length < selection.itemIds.length ? itemIds : [...itemIds, itemId] };
}

/** Chooses all cards, or none when all are chosen already. */
export function selectAllCards(
  selection: CardSelection,
  items: readonly Pick<SearchItem, "briefcaseItemId">[],
): CardSelection {
  if (!selection.isSelecting) return selection;
  const all = items.map((item) => item.briefcaseItemId);
  const isAll = all.every((itemId) => selection.itemIds.includes(itemId));
  return { ...selection, itemIds: isAll ? [] : all };
}

/** A selection without what is not in the folder (any more). */
export function keepSelected(
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

/** How a card looks and what a click on it does: open the profile, or choose it. */
export function describeSelectionMode(mode: SelectionMode): {
  look: "plain" | "greyed" | "selected";
  click: "open" | "select";
} {
  if (mode < 0) return { look: "plain", click: "open" };
  return { look: mode > 0 ? "selected" : "greyed", click: "select" };
}
