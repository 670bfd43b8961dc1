import { paginateRows } from "../kernel/data-table.ts";
import { buildHref } from "../navigation/links.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Folder } from "../records/briefcase.ts";
import { orderCards, type FolderOrder } from "./card-order.ts";
import { BRIEFCASE_PAGE_SIZE } from "./items.ts";

/** Lists a folder's cards in the order added, without items whose card is missing. */
export function listFolderCards(folder: Pick<Folder, "items">, items: readonly SearchItem[]): SearchItem[] {
  const byId = new Map(items.map((item) => [item.briefcaseItemId, item]));
  return folder.items.flatMap(({ briefcaseItemId }) => byId.get(briefcaseItemId) ?? []);
}

/** Returns one page of a folder, twelve cards by default. Pages count from 1; an invalid one becomes the nearest. */
export function paginateFolder(
  folder: Pick<Folder, "items">,
  items: readonly SearchItem[],
  { page, pageSize = BRIEFCASE_PAGE_SIZE, order = "added" }: { page: number; pageSize?: number; order?: FolderOrder },
) {
  const { items: cards, ...shown } = paginateRows(orderCards(listFolderCards(folder, items), order), page, pageSize);
  return { cards, ...shown };
}

/** Builds a folder's address; the default folder has the Briefcase's (BRF-01). */
export function buildFolderHref({ id, isDefault }: Pick<Folder, "id" | "isDefault">): string {
  return isDefault ? buildHref("Briefcase") : buildHref("BriefcaseFolder", { folderId: id });
}
