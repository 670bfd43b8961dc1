import type { SearchItem } from "../search/search-item.ts";
import type { Option } from "../search/search-options.ts";
import { isPersonRecord } from "./items.ts";

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
  // Numbers in names, as of districts, count as numbers.
  const { compare } = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });
  const sign = order === "alphabetical_asc" ? 1 : -1;
  return cards.toSorted((one, other) => sign * compare(sortName(one), sortName(other)));
}

const SUFFIX = /,? (jr|sr|i{1,3}|iv|v)\.?$/i;

/** "Adeyemi Thomas J." of a person; others by their whole name. Cards don't say which part is the last name. */
function sortName({ preferredNameDisplay: name, recordType }: SearchItem): string {
  if (!isPersonRecord(recordType)) return name;
  const words = name.trim().replace(SUFFIX, "").split(/\s+/);
  return [...words.slice(-1), ...words.slice(0, -1)].join(" ");
}
