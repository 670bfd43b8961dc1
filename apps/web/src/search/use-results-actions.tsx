import {
  buildCompareHref,
  COMPARED_MAX,
  COMPARED_MIN,
  listResultsActions,
  parseBriefcaseItemId,
  type ResultsActionOffer,
  type SearchQuery,
  type SearchScope,
  type CardSelection,
  computeSelectionMode,
  formatBriefcaseItemId,
  formatSearchQuery,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  toggleSelectionMode,
  type SearchItem,
} from "@rotunda/core";
import {
  BookDown,
  Columns,
  Download,
  FolderPlus,
  type ResultsAction,
  type ResultsListProps,
  type ResultsSelection,
} from "@rotunda/ui";
import { type ReactNode, useState } from "react";
import * as token from "../di/tokens.ts";
import { useLazyService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";

const ICONS: Record<ResultsActionOffer["do"], ReactNode> = {
  "add-all": <FolderPlus size="small" />,
  "profile-book": <BookDown size="small" />,
  export: <Download size="small" />,
};

export interface ActionTarget {
  scope: SearchScope;
  query: SearchQuery;
  hits: number;
  /** The selected results; none while the actions are for all. */
  selected: readonly string[];
  /** The profiles of selected people. */
  people: readonly number[];
}

/** All actions but the comparison open a dialog, but an export with nothing left is refused with a message. */
export function useResultsActions({ scope, query, hits: found, selected, people }: ActionTarget): ResultsAction[] {
  const reader = useReader();
  const go = useGo();
  const contacts = useLazyService(token.ContactExportStore);
  const massAdd = useLazyService(token.MassAddStore);
  const dossiers = useLazyService(token.DossierStore);
  const isSelection = selected.length > 0;
  const hits = isSelection ? selected.length : found;
  const results = { query, hits, ...(isSelection && { itemIds: selected }) };
  const loading = { "add-all": massAdd.isLoading, "profile-book": dossiers.isLoading, export: contacts.isLoading };
  const run: Record<ResultsActionOffer["do"], () => void> = {
    "add-all": () => massAdd.call((store) => store.open({ scope, ...results })),
    "profile-book": () => dossiers.call((store) => store.open({ kind: "search", ...results })),
    export: () => contacts.call((store) => store.run(scope, query, selected)),
  };
  const offers = reader ? listResultsActions(scope, reader.access, { hits, isSelection }) : [];
  const actions = offers.map(({ do: id, label, isDisabled }): ResultsAction => ({
    id,
    label,
    icon: ICONS[id],
    state: loading[id] ? "running" : isDisabled ? "blocked" : "ready",
    onRun: run[id],
  }));
  if (people.length < COMPARED_MIN || people.length > COMPARED_MAX) return actions;
  const compare = () => go(buildCompareHref({ people, onlyDifferent: false }));
  return [
    ...actions,
    { id: "compare", label: "Compare", icon: <Columns size="small" />, state: "ready", onRun: compare },
  ];
}

interface SelectedResults {
  /** In the order of selection, on all pages. */
  itemIds: readonly string[];
  /** The profiles of selected people, including those selected as contacts. */
  people: readonly number[];
  selection: ResultsSelection;
  getSelection: NonNullable<ResultsListProps["getSelection"]>;
}

/** Uses the result's own id, because a contact with a full profile has the profile's Briefcase item id. */
const toItemId = ({ id, recordType }: SearchItem): string => formatBriefcaseItemId(id, recordType);

/** The item id of a result and the id of its profile; null for other records. */
function toProfileEntry(item: SearchItem): [itemId: string, profileId: number | null] {
  const record = parseBriefcaseItemId(item.briefcaseItemId);
  return [toItemId(item), record?.recordType === "profile" ? record.id : null];
}

const NOTHING_CHOSEN = { search: "", cards: NO_SELECTION, profiles: new Map<string, number | null>() };

/** Another search starts with none. */
export function useSelectedResults(
  scope: SearchScope,
  query: SearchQuery,
  items: readonly SearchItem[],
): SelectedResults {
  const search = `${scope} ${formatSearchQuery(scope, { ...query, page: 1 })}`;
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const { cards, profiles } = chosen.search === search ? chosen : NOTHING_CHOSEN;
  const change = (next: (cards: CardSelection) => CardSelection, shown: readonly SearchItem[] = []) =>
    setChosen((before) => {
      const kept = before.search === search ? before : NOTHING_CHOSEN;
      return { search, cards: next(kept.cards), profiles: new Map([...kept.profiles, ...shown.map(toProfileEntry)]) };
    });
  return {
    itemIds: cards.itemIds,
    people: cards.itemIds.flatMap((itemId) => profiles.get(itemId) ?? []),
    selection: {
      isSelecting: cards.isSelecting,
      count: cards.itemIds.length,
      onSwitch: () => change(toggleSelectionMode),
      onSelectPage: () => change((before) => selectAllCards(before, items.map(toItemId)), items),
    },
    getSelection: (item) => ({
      value: computeSelectionMode(cards, toItemId(item)),
      onSelect: () => change((before) => selectCard(before, toItemId(item)), [item]),
    }),
  };
}
