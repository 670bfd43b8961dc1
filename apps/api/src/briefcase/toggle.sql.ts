import { formatBriefcaseItemId, parseBriefcaseItemId } from "@rotunda/core";
import { type Db, hasRow } from "../platform/db.ts";

export async function lockBriefcase(tx: Db, userId: number): Promise<void> {
  await tx.query("select 1 from users where id = $1 for no key update", [userId]);
}

/** Replaces contact entries that have a full profile by the profile, because they are stored with its id. */
export async function toStoredItemIds(tx: Db, itemIds: readonly string[]): Promise<string[]> {
  const persons = itemIds.flatMap((itemId) => parseBriefcaseItemId(itemId) ?? []);
  const rows = await tx.query<{ id: number; profile_id: number }>(
    `select id, profile_id from contacts
     where record_type = 'person' and profile_id is not null and id = any($1::bigint[])`,
    [persons.filter(({ recordType }) => recordType === "person").map(({ id }) => id)],
  );
  const profiles = new Map(rows.map(({ id, profile_id }) => [formatBriefcaseItemId(id, "person"), profile_id]));
  return itemIds.map((itemId) => {
    const profileId = profiles.get(itemId);
    return profileId === undefined ? itemId : formatBriefcaseItemId(profileId, "profile");
  });
}

export const haveAllRecords = async (tx: Db, itemIds: readonly string[]): Promise<boolean> =>
  !(await hasRow(
    tx,
    `select from ${ITEMS} where not exists (
       select from records r where r.record_type = item.record_type and r.record_id = item.record_id)`,
    buildValues(itemIds),
  ));

export async function addItems(tx: Db, folderId: number, itemIds: readonly string[]): Promise<void> {
  await tx.query(
    `insert into folder_items (folder_id, record_type, record_id)
     select $3, record_type, record_id from ${ITEMS} join records using (record_type, record_id)
     order by item.place on conflict do nothing`,
    [...buildValues(itemIds), folderId],
  );
}

export async function removeOtherItems(tx: Db, folderId: number, itemIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from folder_items kept where folder_id = $3 and not exists (select from ${ITEMS}
       where item.record_type = kept.record_type and item.record_id = kept.record_id)`,
    [...buildValues(itemIds), folderId],
  );
}

export async function removeItems(tx: Db, folderId: number, itemIds: readonly string[]): Promise<void> {
  await tx.query(
    `delete from folder_items kept using ${ITEMS}
     where kept.folder_id = $3 and kept.record_type = item.record_type and kept.record_id = item.record_id`,
    [...buildValues(itemIds), folderId],
  );
}

// bigint: ids that are too large find nothing instead of failing.
const ITEMS = "unnest($1::text[], $2::bigint[]) with ordinality item (record_type, record_id, place)";

function buildValues(itemIds: readonly string[]): unknown[] {
  const items = itemIds.flatMap((itemId) => parseBriefcaseItemId(itemId) ?? []);
  return [items.map(({ recordType }) => recordType), items.map(({ id }) => id)];
}
