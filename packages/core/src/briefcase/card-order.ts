import { sortRows } from "../kernel/data-table.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Option } from "../search/search-options.ts";

/** The orders a folder can be shown in. */
export type FolderOrder = "added" | "alphabetical_asc" | "alphabetical_desc";

export const FOLDER_ORDERS: readonly Option<FolderOrder>[] = [
  { text: "As added", value: "added" },
  { text: "Name A-Z", value: "alphabetical_asc" },
  { text: "Name Z-A", value: "alphabetical_desc" },
];

/** A folder's cards in an order: as they were added, or as a directory has them, people by their last names. */
export function orderCards(cards: readonly SearchItem[], order: FolderOrder): SearchItem[] {
  if (order === "added") return [...cards];
  return sortRows(cards, ({ sortName }) => [sortName], order === "alphabetical_asc" ? "ascending" : "descending");
}
