import {
  canMakeDossiers,
  estimateProfileCount,
  formatProfileBookLabel,
  refuseTarget,
  type CardSelection,
  type DossierTarget,
  type Folder,
  canExportRecord,
} from "@rotunda/core";
import type { FolderToolsProps } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useLazyService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

type Download = NonNullable<FolderToolsProps["download"]>;

/** Returns the profile book buttons of a folder and of the selected items; none without permission. */
export function useFolderBook(
  { id, name, dossierUrl, items }: Folder,
  selection: CardSelection,
): { ofFolder?: Download; ofSelection?: Download } {
  const dossiers = useLazyService(token.DossierStore);
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
  return {
    ofFolder: button({ kind: "folder", folder, itemIds }),
    ofSelection: button({ kind: "selection", folder, itemIds: listSelected(items, selection) }),
  };
}

/** Returns the contact exports of a folder and of its selected items; none without permission. */
export function useFolderExport(
  { id, name, items }: Folder,
  selection: CardSelection,
): { ofFolder?: () => void; ofSelection?: () => void } {
  const contacts = useLazyService(token.ContactExportStore);
  const reader = useReader();
  if (!reader || !canExportRecord(reader.access)) return {};
  const start = (selected: readonly string[]) =>
    contacts.call((store) => store.runOn({ route: "BriefcaseFolder", folder: { id, name }, selected }));
  return { ofFolder: () => start([]), ofSelection: () => start(listSelected(items, selection)) };
}

/** In the folder's order, not in the order of selection. */
function listSelected(items: Folder["items"], { itemIds }: CardSelection): string[] {
  return items.map((item) => item.briefcaseItemId).filter((itemId) => itemIds.includes(itemId));
}
