import { buildHref } from "../navigation/links.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Folder } from "../records/briefcase.ts";
import { orderCards, type FolderOrder } from "./card-order.ts";
import { BRIEFCASE_PAGE_SIZE } from "./items.ts";

/** A page of a folder, as cards or as a list. */
interface FolderPage {
  cards: SearchItem[];
  /** From 1; a page that doesn't exist becomes the nearest one. */
  page: number;
  totalPages: number;
}

/** The cards of a folder, in the order its items were added; an item whose card is unknown has none. */
export function listFolderCards(folder: Pick<Folder, "items">, items: readonly SearchItem[]): SearchItem[] {
  const byId = new Map(items.map((item) => [item.briefcaseItemId, item]));
  return folder.items.flatMap(({ briefcaseItemId }) => byId.get(briefcaseItemId) ?? []);
}

/** The page of a folder that is shown (twelve to a page). */
export function paginateFolder(
  folder: Pick<Folder, "items">,
  items: readonly SearchItem[],
  { page, pageSize = BRIEFCASE_PAGE_SIZE, order = "added" }: { page: number; pageSize?: number; order?: FolderOrder },
): FolderPage {
  const cards = orderCards(listFolderCards(folder, items), order);
  const totalPages = countFolderPages(cards.length, pageSize);
  const shown = Math.min(Math.max(1, page), totalPages);
  return { cards: cards.slice((shown - 1) * pageSize, shown * pageSize), page: shown, totalPages };
}

/** How many pages so many items take: an empty folder has one, too. */
export function countFolderPages(count: number, pageSize: number = BRIEFCASE_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** Where a folder opens (BRF-01): the default one at the Briefcase's own address. */
export function buildFolderHref({ id, isDefault }: Pick<Folder, "id" | "isDefault">): string {
  return isDefault ? buildHref("Briefcase") : buildHref("BriefcaseFolder", { folderId: id });
}
