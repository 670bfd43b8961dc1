import {
  canMakeDossiers,
  estimateProfileCount,
  formatProfileBookLabel,
  refuseTarget,
  type CardSelection,
  type DossierTarget,
  type Folder,
} from "@rotunda/core";
import type { FolderToolsProps } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

type Download = NonNullable<FolderToolsProps["download"]>;

/** Returns the profile book buttons of a folder and of the selected items; none without permission. */
export function useFolderBook(
  { id, name, dossierUrl, items }: Folder,
  selection: CardSelection,
): { ofFolder?: Download; ofSelection?: Download } {
  const dossiers = useLate(token.DossierStore);
  const reader = useReader();
  if (!reader || !canMakeDossiers(reader.access)) return {};

  const folder = { id, name, dossierUrl };
  const itemIds = items.map((item) => item.briefcaseItemId);
  const button = (target: DossierTarget): Download => {
    const refusal = refuseTarget(target);
    const onDownload = () => dossiers.call((store) => store.open(target));
    if (refusal?.because === "too-many") {
      return { label: formatProfileBookLabel(target, estimateProfileCount(target)), isBlocked: true, onDownload };
    }
    return { ...(refusal && { reason: refusal.message }), onDownload };
  };
  // In the folder's order, not in the order of selection.
  const selected = itemIds.filter((itemId) => selection.itemIds.includes(itemId));
  return {
    ofFolder: button({ kind: "folder", folder, itemIds }),
    ofSelection: button({ kind: "selection", folder, itemIds: selected }),
  };
}
