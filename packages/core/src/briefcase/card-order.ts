import { sortRows } from "../kernel/data-table.ts";
import type { SearchItem } from "../records/search-item.ts";
import type { Option } from "../search/search-options.ts";

export type FolderOrder = "added" | "alphabetical_asc" | "alphabetical_desc";

export const FOLDER_ORDERS: readonly Option<FolderOrder>[] = [
  { text: "As added", value: "added" },
  { text: "Name A-Z", value: "alphabetical_asc" },
  { text: "Name Z-A", value: "alphabetical_desc" },
];

/** Sorts a folder's cards as added or by name, people by last name. */
export function orderCards(cards: readonly SearchItem[], order: FolderOrder): SearchItem[] {
  if (order === "added") return [...cards];
  return sortRows(cards, ({ sortName }) => [sortName], order === "alphabetical_asc" ? "ascending" : "descending");
}
