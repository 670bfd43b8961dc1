import { listResultsActions, type ResultsActionOffer, type SearchQuery, type SearchScope } from "@rotunda/core";
import { BookDown, Download, FolderPlus, type ResultsAction } from "@rotunda/ui";
import type { ReactNode } from "react";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

const ICONS: Record<ResultsActionOffer["do"], ReactNode> = {
  "add-all": <FolderPlus size="small" />,
  "profile-book": <BookDown size="small" />,
  export: <Download size="small" />,
};

/**
 * Returns the actions on all results that the reader may use. All open a dialog, but an export with nothing left is
 * refused with a message.
 */
export function useResultsActions(scope: SearchScope, query: SearchQuery, hits: number): ResultsAction[] {
  const reader = useReader();
  const contacts = useLate(token.ContactExportStore);
  const massAdd = useLate(token.MassAddStore);
  const dossiers = useLate(token.DossierStore);
  const coming = { "add-all": massAdd.isComing, "profile-book": dossiers.isComing, export: contacts.isComing };
  const run: Record<ResultsActionOffer["do"], () => void> = {
    "add-all": () => massAdd.call((store) => store.open(scope, query, hits)),
    "profile-book": () => dossiers.call((store) => store.open({ kind: "search", query, hits })),
    export: () => contacts.call((store) => store.run(scope, query)),
  };
  const offers = reader ? listResultsActions(scope, reader.access, hits) : [];
  return offers.map(({ do: id, label, isDisabled }) => ({
    id,
    label,
    icon: ICONS[id],
    state: { status: coming[id] ? "running" : isDisabled ? "blocked" : "ready" },
    onRun: run[id],
  }));
}
