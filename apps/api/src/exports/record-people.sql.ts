import type { ExportedRecord } from "@rotunda/core";
import type { GroupMemberWire } from "@rotunda/core/wire";
import { sortGroupMembers } from "../groups/load-group.ts";
import { sortAgencyPeople } from "../places/load-agency.ts";
import { type Db, findRow } from "../platform/db.ts";
import { isPaywalled, type Reader } from "../search/search-items.sql.ts";
import type { OpenRecords, RecordRef } from "../search/search.sql.ts";

export const readRecordLock = (
  db: Db,
  type: ExportedRecord,
  id: number,
  reader: Reader,
): Promise<{ is_paywalled: boolean } | null> =>
  findRow<{ is_paywalled: boolean }>(db, LOCKS[type], [id, reader.modules]);

const groupLock = (kind: "committee" | "caucus"): string =>
  `select ${isPaywalled("g", "$2")} as is_paywalled
   from (select subscription_modules, false as is_unlocked from groups where id = $1 and kind = '${kind}') g`;

const LOCKS: Record<ExportedRecord, string> = {
  committee: groupLock("committee"),
  caucus: groupLock("caucus"),
  agency: `select ${isPaywalled("a", "$2")} as is_paywalled
    from (select subscription_modules, false as is_unlocked from agencies where id = $1) a`,
  // Contacts without a card have no known modules.
  profileKnowWho: `select coalesce(${isPaywalled("r", "$2")}, true) as is_paywalled
    from contacts c left join records r on r.record_type = c.record_type and r.record_id = c.id where c.id = $1`,
};

type PersonRow = RecordRef & { is_paywalled: boolean; title: string; is_leadership: boolean } & Pick<
    GroupMemberWire,
    "rank" | "leadership_title"
  >;

/** Lists open people in the page's order: the members and staff of a group, or a contact and the office's staff. */
export async function listRecordPeople(db: Db, type: ExportedRecord, id: number, reader: Reader): Promise<OpenRecords> {
  const rows = await db.query<PersonRow>(
    `select r.record_type, r.record_id, ${isPaywalled("r", "$2")} as is_paywalled, coalesce(c.title, '') as title,
       coalesce(c.is_leadership, false) as is_leadership, people.rank, people.leadership_title
     from (${PEOPLE[type]}) people
     join records r using (record_type, record_id)
     left join contacts c on c.record_type = people.record_type and c.id = people.record_id
     order by people.place, people.rank nulls last, r.sort_name, r.record_id`,
    [id, reader.modules],
  );
  return leaveOutPaywalled(type === "agency" ? sortAgencyPeople(rows) : sortGroupMembers(rows));
}

export async function filterOpenRecords(db: Db, records: readonly RecordRef[], reader: Reader): Promise<OpenRecords> {
  const found = await db.query<RecordRef & { is_paywalled: boolean }>(
    `select r.record_type, r.record_id, ${isPaywalled("r", "$3")} as is_paywalled
     from unnest($1::text[], $2::int[]) with ordinality wanted (record_type, record_id, place)
     join records r using (record_type, record_id) order by wanted.place`,
    [records.map(({ record_type }) => record_type), records.map(({ record_id }) => record_id), reader.modules],
  );
  return leaveOutPaywalled(found);
}

function leaveOutPaywalled(found: (RecordRef & { is_paywalled: boolean })[]): OpenRecords {
  const records = found.filter(({ is_paywalled }) => !is_paywalled);
  return { records, leftOut: found.length - records.length };
}

const buildStaff = (employer: string): string =>
  `select 2 as place, null::int as rank, '' as leadership_title, record_type, id as record_id from contacts
   where ${employer} and record_type = 'staffer' and not is_former`;

const GROUP_PEOPLE = `select 1 as place, m.rank, m.title as leadership_title, 'profile' as record_type, m.profile_id as record_id
  from group_members m join profiles p on p.id = m.profile_id where m.group_id = $1 and not p.is_former
  union all ${buildStaff("employer_group_id = $1")}`;

const PEOPLE: Record<ExportedRecord, string> = {
  committee: GROUP_PEOPLE,
  caucus: GROUP_PEOPLE,
  agency: `select 1 as place, null::int as rank, '' as leadership_title, record_type, id as record_id from contacts
    where employer_agency_id = $1 and not is_former`,
  profileKnowWho: `select 1 as place, null::int as rank, '' as leadership_title, record_type, id as record_id from contacts where id = $1
    union all ${buildStaff("employer_profile_id = (select own.profile_id from contacts own where own.id = $1)")}`,
};
