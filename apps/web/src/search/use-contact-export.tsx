import { canExportContacts, contactExportLabel, type SearchQuery, type SearchScope } from "@rotunda/core";
import { Download, type ResultsAction } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-known.ts";

/** The contact export, for who may use it; pressed without allowance left, the store says why not (spec 2, 6, 8). */
export function useContactExport(scope: SearchScope, query: SearchQuery, hits: number): ResultsAction[] {
  const reader = useReader();
  const store = useService(token.ContactExportStore);
  const { status } = useBehavior(store.state$);
  if (!reader || !canExportContacts(scope, reader.access)) return [];
  return [
    {
      id: "contacts",
      label: contactExportLabel(scope, hits),
      icon: <Download size="small" />,
      state: { status: status === "running" ? "running" : "ready" },
      onRun: () => store.run(scope, query),
    },
  ];
}
