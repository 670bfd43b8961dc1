import { resultsActions, type SearchQuery, type SearchScope } from "@rotunda/core";
import { Download, type ResultsAction } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-known.ts";

/**
 * The contact export, for who may use it; pressed without allowance left, the store says why not (spec 2, 6, 8). What
 * else may be done with results asks in a dialog first.
 */
export function useContactExport(scope: SearchScope, query: SearchQuery, hits: number): ResultsAction[] {
  const reader = useReader();
  const store = useService(token.ContactExportStore);
  const { status } = useBehavior(store.state$);
  const offers = reader ? resultsActions(scope, reader.access, hits) : [];
  return offers
    .filter((offer) => offer.do === "export")
    .map(({ do: id, label, isDisabled }) => ({
      id,
      label,
      icon: <Download size="small" />,
      state: { status: status === "running" ? "running" : isDisabled ? "blocked" : "ready" },
      onRun: () => store.run(scope, query),
    }));
}
