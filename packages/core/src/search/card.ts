import type { SearchItem } from "../records/search-item.ts";

/** The name of a record: groups without a preferred name go by their long name (CARD-02). */
export function chooseDisplayName(record: { preferredNameDisplay?: string | null; longName?: string | null }): string {
  return record.preferredNameDisplay?.trim() || record.longName?.trim() || "";
}

/**
 * The tooltip of a card's Briefcase button; in the Briefcase itself the button removes from the folder (CARD-07).
 */
export function describeCardButton({ addedToBriefcase }: Pick<SearchItem, "addedToBriefcase">, isInFolder: boolean) {
  if (isInFolder) return "Remove from Briefcase folder";
  return addedToBriefcase ? "Remove from Briefcase" : "Add to Briefcase";
}
