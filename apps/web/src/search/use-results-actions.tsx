import {
  buildCompareHref,
  COMPARED_MAX,
  COMPARED_MIN,
  listResultsActions,
  parseBriefcaseItemId,
  type ResultsActionOffer,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import { BookDown, Columns, Download, FolderPlus, type ResultsAction } from "@rotunda/ui";
import type { ReactNode } from "react";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";
import { useGo } from "../routing/use-go.ts";

const ICONS: Record<ResultsActionOffer["do"], ReactNode> = {
  "add-all": <FolderPlus size="small" />,
  "profile-book": <BookDown size="small" />,
  export: <Download size="small" />,
};

export interface ActedOn {
  scope: SearchScope;
  query: SearchQuery;
  hits: number;
  /** The selected results; none while the actions are for all. */
  selected: readonly string[];
}

/**
 * Returns the actions on all or the selected results that the reader may use. All but the comparison open a dialog, but
 * an export with nothing left is refused with a message.
 */
export function useResultsActions({ scope, query, hits: found, selected }: ActedOn): ResultsAction[] {
  const reader = useReader();
  const go = useGo();
  const contacts = useLate(token.ContactExportStore);
  const massAdd = useLate(token.MassAddStore);
  const dossiers = useLate(token.DossierStore);
  const isSelection = selected.length > 0;
  const hits = isSelection ? selected.length : found;
  const results = { query, hits, ...(isSelection && { itemIds: selected }) };
  const coming = { "add-all": massAdd.isComing, "profile-book": dossiers.isComing, export: contacts.isComing };
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
    state: { status: coming[id] ? "running" : isDisabled ? "blocked" : "ready" },
    onRun: run[id],
  }));
  const people = selected.flatMap((itemId) => {
    const record = parseBriefcaseItemId(itemId);
    return record?.recordType === "profile" ? [record.id] : [];
  });
  if (people.length < COMPARED_MIN || people.length > COMPARED_MAX) return actions;
  const compare = () => go(buildCompareHref({ people, onlyDifferent: false }));
  return [
    ...actions,
    { id: "compare", label: "Compare", icon: <Columns size="small" />, state: { status: "ready" }, onRun: compare },
  ];
}
