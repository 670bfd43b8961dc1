import { exceedsLimits, MASS_ADD_MAX, MESSAGES, type SearchQuery, type SearchScope } from "@rotunda/core";
import { ApiError } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { findAllRecords } from "../search/run-search.ts";
import type { SearchContext } from "../search/find-documents.ts";
import { listFolders } from "./briefcase.sql.ts";
import { addItems, toStoredItemIds, lockBriefcase } from "./toggle.sql.ts";

interface AddAllRequest {
  scope: SearchScope;
  query: SearchQuery;
  folderId: number;
  selected: ReadonlySet<string> | null;
}

/** Adds the results, including locked ones, in one transaction. Returns distinct Briefcase ids in result order. */
export async function addAllSearchResults(
  db: Db,
  userId: number,
  { scope, query, folderId, selected }: AddAllRequest,
  context: SearchContext,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockBriefcase(tx, userId);
    const folders = await listFolders(tx, userId);
    // Another user's folder is reported as missing.
    const folder = folders.find(({ id }) => id === folderId);
    if (!folder) throw new ApiError(404, "UNKNOWN_FOLDER", MESSAGES.toggleUnknownFolder);
    if (folder.live) throw new ApiError(400, "LIVE_FOLDER", MESSAGES.toggleLiveFolder);
    // One more than allowed suffices to detect too many.
    const records = await findAllRecords(tx, scope, query, { context, limit: MASS_ADD_MAX + 1, selected });
    if (records.length > MASS_ADD_MAX) throw new ApiError(400, "TOO_MANY_RESULTS", MESSAGES.addAllRefused);
    const found = records.map(({ record_type, record_id }) => `${record_id}-${record_type}`);
    const itemIds = [...new Set(await toStoredItemIds(tx, found))];
    if (exceedsLimits(folders, { action: "add", itemIds, folderId })) {
      throw new ApiError(409, "FULL_FOLDER", MESSAGES.briefcaseFull);
    }
    await addItems(tx, folderId, itemIds);
    return itemIds;
  });
}
