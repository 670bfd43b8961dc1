import type { SavedSearch, SearchScope } from "@rotunda/core";
import type { SaveOutcome } from "@rotunda/core/stores";
import { ConfirmDialog, SavedSearchDialog } from "@rotunda/ui";
import { useState } from "react";
import { bindSaved } from "../di/saved-stores.ts";
import * as token from "../di/tokens.ts";
import { useScreenService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

export interface SaveSearchProps {
  /** A search to save, or a saved one to rename, share or delete. */
  target: { scope: SearchScope; search: string; name: string } | SavedSearch;
  onSaved: (search: SavedSearch) => void;
  onDeleted?: () => void;
  onClose: () => void;
}

export function SaveSearch({ target, onSaved, onDeleted, onClose }: SaveSearchProps) {
  const store = useScreenService(token.SavedSearchesStore, bindSaved);
  const organization = useReader()?.session.accountName ?? "your organization";
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asksDeletion, setAsksDeletion] = useState(false);
  const saved = "id" in target ? target : null;

  const save = async (values: Pick<SavedSearch, "name" | "isShared">) => {
    setBusy(true);
    setOutcome(null);
    const { scope, search } = target;
    const next = await (saved ? store.change(saved.id, values) : store.create({ ...values, scope, search }));
    setBusy(false);
    setOutcome(next);
    if (next.kind === "saved") onSaved(next.search);
  };
  const remove = async () => {
    if (!saved) return;
    setBusy(true);
    const isDone = await store.remove(saved);
    setBusy(false);
    if (!isDone) return setAsksDeletion(false);
    onDeleted?.();
    onClose();
  };
  return (
    <>
      <SavedSearchDialog
        title={saved ? "Saved search" : "Save search"}
        name={target.name}
        isShared={saved?.isShared ?? false}
        organization={organization}
        refused={outcome?.kind === "refused" ? outcome.message : undefined}
        failed={outcome?.kind === "failed" ? outcome.message : undefined}
        isBusy={isBusy}
        onSave={(values) => void save(values)}
        onClose={onClose}
        onDelete={saved ? () => setAsksDeletion(true) : undefined}
      />
      {saved && asksDeletion && (
        <ConfirmDialog
          title="Delete saved search"
          isBusy={isBusy}
          onNo={() => setAsksDeletion(false)}
          onYes={() => void remove()}
        >
          Delete the saved search “{saved.name}”?{saved.isShared && ` ${organization} loses it too.`}
        </ConfirmDialog>
      )}
    </>
  );
}
