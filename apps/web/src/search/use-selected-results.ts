import {
  type CardSelection,
  computeSelectionMode,
  formatBriefcaseItemId,
  formatSearchQuery,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  switchSelecting,
  type SearchItem,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { ResultsListProps, ResultsSelection } from "@rotunda/ui";
import { useState } from "react";

interface SelectedResults {
  /** In the order of selection, on all pages. */
  itemIds: readonly string[];
  selection: ResultsSelection;
  selectionOf: NonNullable<ResultsListProps["selectionOf"]>;
}

/** Uses the result's own id, because a contact with a full profile has the profile's Briefcase item id. */
const toItemId = ({ id, recordType }: SearchItem): string => formatBriefcaseItemId(id, recordType);

/** Returns the selected results of a search; another search starts without. */
export function useSelectedResults(
  scope: SearchScope,
  query: SearchQuery,
  items: readonly SearchItem[],
): SelectedResults {
  const search = `${scope} ${formatSearchQuery(scope, { ...query, page: 1 })}`;
  const [chosen, setChosen] = useState({ search, cards: NO_SELECTION });
  const cards = chosen.search === search ? chosen.cards : NO_SELECTION;
  const change = (next: (cards: CardSelection) => CardSelection) =>
    setChosen((before) => ({ search, cards: next(before.search === search ? before.cards : NO_SELECTION) }));
  return {
    itemIds: cards.itemIds,
    selection: {
      isSelecting: cards.isSelecting,
      count: cards.itemIds.length,
      onSwitch: () => change(switchSelecting),
      onSelectPage: () => change((before) => selectAllCards(before, items.map(toItemId))),
    },
    selectionOf: (item) => ({
      value: computeSelectionMode(cards, toItemId(item)),
      onSelect: () => change((before) => selectCard(before, toItemId(item))),
    }),
  };
}
