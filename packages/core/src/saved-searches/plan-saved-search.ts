import { FOLDER_NAME_MAX, isSameFolderName, toFolderName } from "../briefcase/folder-name.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { SearchScope } from "../records/search-item.ts";
import { listSearchChips } from "../search/search-chips.ts";
import type { SearchQuery } from "../search/search-query.ts";
import type { SavedSearch } from "./saved-searches.port.ts";

/** Maximum number of saved searches of a reader. */
export const SAVED_SEARCHES_MAX = 50;
/** Maximum number of shared saved searches in an organization. */
export const SHARED_SEARCHES_MAX = 100;

type SavedSearchPlan =
  | { do: "save"; name: string }
  | { do: "refuse"; because: "required" | "too-long" | "taken" | "too-many"; message: string };

/** `others` are those the reader sees, without the changed one; `isMore` if the reader will have one more. */
export function planSavedSearch(
  { name: text, isShared }: Pick<SavedSearch, "name" | "isShared">,
  others: readonly Pick<SavedSearch, "name" | "isOwn" | "isShared">[],
  { isMore }: { isMore: boolean },
): SavedSearchPlan {
  const name = toFolderName(text);
  if (isSameFolderName(name, "")) return refuse("required", MESSAGES.folderNameRequired);
  if (Array.from(name).length > FOLDER_NAME_MAX) return refuse("too-long", MESSAGES.folderNameTooLong);
  const taken = others.find((other) => isSameFolderName(other.name, name));
  if (taken)
    return refuse("taken", `${taken.isOwn ? "You have" : "Your organization has"} a saved search of that name.`);
  if (isMore && others.filter(({ isOwn }) => isOwn).length >= SAVED_SEARCHES_MAX)
    return refuse(
      "too-many",
      `You already have the maximum of ${SAVED_SEARCHES_MAX} saved searches. Delete one first.`,
    );
  if (isShared && others.filter((other) => other.isShared).length >= SHARED_SEARCHES_MAX)
    return refuse(
      "too-many",
      `Your organization already shares the maximum of ${SHARED_SEARCHES_MAX} saved searches. You can save this one without sharing it.`,
    );
  return { do: "save", name };
}

const refuse = (because: Extract<SavedSearchPlan, { do: "refuse" }>["because"], message: string): SavedSearchPlan => ({
  do: "refuse",
  because,
  message,
});

/** Suggests a name by the filters: "Senate Agriculture, Republican". */
export const suggestSearchName = (scope: SearchScope, query: SearchQuery): string =>
  Array.from(
    listSearchChips(scope, query)
      .map(({ value }) => value)
      .join(", "),
  )
    .slice(0, FOLDER_NAME_MAX)
    .join("");
