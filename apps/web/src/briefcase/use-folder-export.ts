import { canExportRecord, type CardSelection, type Folder } from "@rotunda/core";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";

/** Returns what exports the contacts of a folder and of its selected items; nothing without permission. */
export function useFolderExport(
  { id, name, items }: Folder,
  selection: CardSelection,
): { ofFolder?: () => void; ofSelection?: () => void } {
  const contacts = useLate(token.ContactExportStore);
  const reader = useReader();
  if (!reader || !canExportRecord(reader.access)) return {};
  const start = (selected: readonly string[]) =>
    contacts.call((store) => store.runOn({ route: "BriefcaseFolder", folder: { id, name }, selected }));
  // In the folder's order, not in the order of selection.
  const selected = items.map((item) => item.briefcaseItemId).filter((itemId) => selection.itemIds.includes(itemId));
  return { ofFolder: () => start([]), ofSelection: () => start(selected) };
}
