import type { SavedSearch } from "@rotunda/core";
import { FailureNotice, SavedSearchList } from "@rotunda/ui";
import { useEffect, useState } from "react";
import { bindSaved } from "../di/saved-stores.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useScreenService } from "../react/services.tsx";
import { SaveSearch } from "./save-search.tsx";

export function SavedSearches() {
  const store = useScreenService(token.SavedSearchesStore, bindSaved);
  const { searches, counts, failure } = useBehavior(store.state$);
  const [edited, setEdited] = useState<SavedSearch | null>(null);
  useEffect(() => store.load(), [store]);
  return (
    <>
      <SavedSearchList
        searches={searches}
        counts={counts}
        onEdit={setEdited}
        failure={failure && <FailureNotice failure={failure} onRetry={() => store.load()} />}
      />
      {edited && <SaveSearch target={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />}
    </>
  );
}
