import type { SearchQuery, SearchScope } from "@rotunda/core";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";

/** Opens the dialog that adds everything a search finds to a folder; nothing opens above the limit. */
export function useMassAdd(): (scope: SearchScope, query: SearchQuery, totalHits: number) => void {
  const store = useService(token.MassAddStore);
  return (scope, query, totalHits) => store.open(scope, query, totalHits);
}
