import type { SearchItem } from "../records/search-item.ts";

/** Returns a record's name: the preferred name, else the long name (CARD-02). */
export function chooseDisplayName(record: { preferredNameDisplay?: string | null; longName?: string | null }): string {
  return record.preferredNameDisplay?.trim() || record.longName?.trim() || "";
}

/** Returns the tooltip of a card's Briefcase button, which differs inside a folder (CARD-07). */
export function describeCardButton({ addedToBriefcase }: Pick<SearchItem, "addedToBriefcase">, isInFolder: boolean) {
  if (isInFolder) return "Remove from Briefcase folder";
  return addedToBriefcase ? "Remove from Briefcase" : "Add to Briefcase";
}
