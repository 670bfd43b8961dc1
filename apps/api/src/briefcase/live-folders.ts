import { MAX_BRIEFCASE_PROFILES, MAX_FOLDER_ITEMS, MESSAGES } from "@rotunda/core";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { findResults } from "../saved-searches/find-members.ts";
import { findSavedSearch, type SavedSearchReader } from "../saved-searches/saved-searches.sql.ts";
import { createContext } from "../search/read-search.ts";
import { createFolder } from "./folders.ts";
import { addItems, toStoredItemIds, removeOtherItems, lockBriefcase } from "./toggle.sql.ts";

interface LiveFolder {
  id: number;
  search_id: number;
  name: string | null;
  total: number | null;
  items: string[];
  /** Distinct items of the reader's other folders. */
  others: string[];
}

export async function createLiveFolder(db: Db, reader: SavedSearchReader, searchId: number) {
  const search = await findSavedSearch(db, searchId, reader);
  if (!search) throw createNotFound("saved search");
  const folder = await db.transaction(async (tx) => {
    const made = await createFolder(tx, reader.userId, search.name);
    await tx.query("update folders set live_search_id = $2, live_name = $3 where id = $1", [
      made.id,
      searchId,
      search.name,
    ]);
    return made;
  });
  await refreshLiveFolders(db, reader);
  return folder;
}

/** Converts a live folder to an ordinary one, which keeps its items. */
export async function keepLiveFolder(db: Db, userId: number, folderId: number): Promise<void> {
  const kept = await db.query(
    `update folders set live_search_id = null, live_name = null, live_total = null
     where id = $1 and user_id = $2 and live_search_id is not null returning 1`,
    [folderId, userId],
  );
  if (kept.length === 0) throw new ApiError(404, "UNKNOWN_FOLDER", MESSAGES.toggleUnknownFolder);
}

/**
 * Updates a reader's live folders with the current results of their searches, as many as the folder and the Briefcase
 * have room for. A folder whose search is no longer open to the reader becomes an ordinary one.
 */
export async function refreshLiveFolders(db: Db, reader: SavedSearchReader): Promise<void> {
  if ((await listLive(db, reader.userId)).length === 0) return;
  await db.transaction(async (tx) => {
    await lockBriefcase(tx, reader.userId);
    for (const { id } of await listLive(tx, reader.userId)) await refresh(tx, reader, id);
  });
}

async function refresh(tx: Db, reader: SavedSearchReader, id: number): Promise<void> {
  const [folder] = await listLive(tx, reader.userId, id);
  if (!folder) return;
  const search = await findSavedSearch(tx, folder.search_id, reader);
  if (!search) {
    await tx.query("update folders set live_search_id = null, live_total = null where id = $1", [id]);
    return;
  }
  const found = (await findResults(tx, search, createContext(reader, reader.now))) ?? { total: 0, keys: [] };
  const others = new Set(folder.others);
  let room = MAX_BRIEFCASE_PROFILES - others.size;
  const keys = found.keys.slice(0, MAX_FOLDER_ITEMS);
  const distinct = [...new Set(await toStoredItemIds(tx, keys))];
  const wanted = distinct.filter((key) => others.has(key) || room-- > 0);
  const total = found.total - keys.length + distinct.length;
  if (folder.name !== search.name || folder.total !== total)
    await tx.query("update folders set live_name = $2, live_total = $3 where id = $1", [id, search.name, total]);
  if (wanted.length === folder.items.length && new Set([...wanted, ...folder.items]).size === wanted.length) return;
  await removeOtherItems(tx, id, wanted);
  await addItems(tx, id, wanted);
}

const listLive = (db: Db, userId: number, id: number | null = null): Promise<LiveFolder[]> =>
  db.query<LiveFolder>(
    `select f.id, f.live_search_id as search_id, f.live_name as name, f.live_total as total,
       array(select i.record_id || '-' || i.record_type from folder_items i where i.folder_id = f.id) as items,
       array(select distinct i.record_id || '-' || i.record_type from folder_items i
         join folders other on other.id = i.folder_id where other.user_id = $1 and other.id <> f.id) as others
     from folders f where f.user_id = $1 and f.live_search_id is not null and ($2::int is null or f.id = $2)
     order by f.id`,
    [userId, id],
    { name: "live-folders" },
  );
