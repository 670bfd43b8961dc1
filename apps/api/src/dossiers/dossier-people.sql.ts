import { type DossierOrder, findEligibleItems } from "@rotunda/core";
import { refreshLiveFolders } from "../briefcase/live-folders.ts";
import { type Db, findRow, findValue } from "../platform/db.ts";
import type { SavedSearchReader } from "../saved-searches/saved-searches.sql.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";
import type { RecordRef } from "../search/search.sql.ts";

/** Null if it is another user's. */
export async function findOwnFolder(db: Db, reader: SavedSearchReader, folderId: number) {
  await refreshLiveFolders(db, reader);
  return findRow<{ name: string; records: RecordRef[] }>(
    db,
    `select name, coalesce(jsonb_agg(jsonb_build_object('record_type', record_type, 'record_id', record_id)
       order by added_at, position) filter (where record_id is not null), '[]') as records
     from folders left join folder_items on folder_id = folders.id
     where folders.id = $1 and user_id = $2 group by folders.id`,
    [folderId, reader.userId],
  );
}

/** Omits people the reader may not open, and duplicates. A contact entry with a full profile becomes that profile. */
export async function filterReadablePeople(
  db: Db,
  records: readonly RecordRef[],
  { reader, order }: { reader: Reader; order: DossierOrder },
): Promise<RecordRef[]> {
  const isPerson = ({ record_type, record_id }: RecordRef) =>
    findEligibleItems([`${record_id}-${record_type}`]).eligible.length > 0;
  const people = records.filter(isPerson);
  return db.query<RecordRef>(
    `select record_type, record_id from (
       select distinct on (record_type, record_id) *
       from (
         select case when p.id is null then r.record_type else 'profile' end as record_type,
           coalesce(p.id, r.record_id) as record_id, r.sort_name, wanted.place
         from unnest($1::text[], $2::int[]) with ordinality wanted (record_type, record_id, place)
         join records r using (record_type, record_id)
         left join contacts c on r.record_type <> 'profile' and c.id = r.record_id
         left join profiles p on p.id = case when r.record_type = 'profile' then r.record_id else c.profile_id end
         where not ${isPaywalled("r", "$3")} and (p.id is null or not ${isPaywalled("p", "$3")})
       ) readable
       order by record_type, record_id, place
     ) once
     order by ${order === "alphabetical" ? "sort_name, record_type, record_id" : "place"}`,
    [people.map(({ record_type }) => record_type), people.map(({ record_id }) => record_id), reader.modules],
  );
}

export async function findOrganizationLogo(db: Db, organizationId: number): Promise<Uint8Array | null> {
  const statement = "select contents from organization_logos where organization_id = $1";
  const logo = await findValue<string>(db, statement, [organizationId]);
  return logo === null ? null : Buffer.from(logo, "base64");
}
