import { formatBriefcaseItemId, parseBriefcaseItemId, type RecordType } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

interface Item {
  id: number;
  recordType: RecordType;
}

export async function lockBriefcase(tx: Db, userId: number): Promise<void> {
  await tx.query("select 1 from users where id = $1 for no key update", [userId]);
}

/** Maps items stored under another id: contact entries with a full profile. */
export async function findCanonicalItemIds(tx: Db, itemIds: readonly string[]): Promise<Map<string, string>> {
  const persons = itemIds.flatMap((itemId) => parseBriefcaseItemId(itemId) ?? []);
  const rows = await tx.query<{ id: number; profile_id: number }>(
    `select id, profile_id from contacts
     where record_type = 'person' and profile_id is not null and id = any($1::bigint[])`,
    [persons.filter(({ recordType }) => recordType === "person").map(({ id }) => id)],
  );
  return new Map(
    rows.map((row) => [formatBriefcaseItemId(row.id, "person"), formatBriefcaseItemId(row.profile_id, "profile")]),
  );
}

export async function haveAllRecords(tx: Db, items: readonly Item[]): Promise<boolean> {
  const [row] = await tx.query<{ missing: boolean }>(
    `select exists (select from ${ITEMS} where not exists (
       select from records r where r.record_type = item.record_type and r.record_id = item.record_id)) as missing`,
    buildValues(items),
  );
  return row?.missing === false;
}

export async function addItems(tx: Db, folderId: number, items: readonly Item[]): Promise<void> {
  await tx.query(
    `insert into folder_items (folder_id, record_type, record_id)
     select $3, record_type, record_id from ${ITEMS} join records using (record_type, record_id)
     order by item.place on conflict do nothing`,
    [...buildValues(items), folderId],
  );
}

/** Removes all items but these from a folder. */
export async function keepItems(tx: Db, folderId: number, items: readonly Item[]): Promise<void> {
  await tx.query(
    `delete from folder_items kept where folder_id = $3 and not exists (select from ${ITEMS}
       where item.record_type = kept.record_type and item.record_id = kept.record_id)`,
    [...buildValues(items), folderId],
  );
}

export async function removeItems(tx: Db, folderId: number, items: readonly Item[]): Promise<void> {
  await tx.query(
    `delete from folder_items kept using ${ITEMS}
     where kept.folder_id = $3 and kept.record_type = item.record_type and kept.record_id = item.record_id`,
    [...buildValues(items), folderId],
  );
}

// bigint: ids that are too large find nothing instead of failing.
const ITEMS = "unnest($1::text[], $2::bigint[]) with ordinality item (record_type, record_id, place)";

const buildValues = (items: readonly Item[]): unknown[] => [
  items.map(({ recordType }) => recordType),
  items.map(({ id }) => id),
];
