import { type Db, findRow } from "../platform/db.ts";

export type RecordKind = "profile" | "contact" | "group" | "agency" | "state" | "district";

export type RecordFilter = (kind: RecordKind, column: string) => string;

export type ChangedRecords = Readonly<Record<RecordKind, readonly number[]>>;

export const includeEveryRecord: RecordFilter = () => "true";

const KIND_OF_TYPE: Readonly<Record<string, RecordKind>> = {
  profile: "profile",
  person: "contact",
  staffer: "contact",
  agencyperson: "contact",
  committee: "group",
  caucus: "group",
  agency: "agency",
  state: "state",
  district: "district",
};

export const buildRecordFilter = (among: RecordFilter, row: string): string =>
  among === includeEveryRecord
    ? "true"
    : `(${Object.entries(KIND_OF_TYPE)
        .map(([type, kind]) => `${row}.record_type = '${type}' and ${among(kind, `${row}.record_id`)}`)
        .join(" or ")})`;

export const markAllChanged = (tx: Db): Promise<unknown> =>
  tx.query(`insert into search_changes
    select 'profile', id from profiles union all select 'contact', id from contacts
    union all select 'group', id from groups union all select 'agency', id from agencies
    union all select 'state', id from states union all select 'district', id from districts`);

/** Takes at most this many changed records and adds those whose documents depend on them; null if there are none. */
export const takeChangedRecords = (tx: Db, most: number): Promise<ChangedRecords | null> =>
  findRow<ChangedRecords>(tx, TAKE_CHANGED, [most], { name: "take-changed" });

/** Also people and agencies that only have to be read for their contacts. */
const TAKE_CHANGED = `
  with recursive taken as (
    delete from search_changes c using (
      select distinct kind, record_id from search_changes order by kind, record_id limit $1::int) next
    where c.kind = next.kind and c.record_id = next.record_id returning c.kind, c.record_id
  ), changed as (
    select distinct kind, record_id as id from taken
  ), some_states as (
    select id, code from states where id in (select id from changed where kind = 'state')
  ), some_groups as (
    (select id from changed where kind = 'group'
      union select g.id from groups g join some_states s on s.code = g.state_code)
    union select g.id from groups g join some_groups above on above.id = g.parent_id
  ), some_agencies as (
    select id from changed where kind = 'agency'
    union select a.id from agencies a join some_agencies above on above.id = a.parent_id
  ), some_people as (
    select id from changed where kind = 'profile'
    union select profile_id from group_members where group_id = any(array(select id from some_groups))
  ), some_contacts as (
    -- The planner expects ten ids of an array, but would read all contacts for a recursive list.
    select id, profile_id, employer_profile_id, employer_agency_id from contacts
    where id = any(array(select id from changed where kind = 'contact'))
      or profile_id = any(array(select id from some_people))
      or employer_profile_id = any(array(select id from some_people))
      or employer_group_id = any(array(select id from some_groups))
      or employer_agency_id = any(array(select id from some_agencies))
  )
  select
    array(select id from some_people union select profile_id from some_contacts where profile_id is not null
      union select employer_profile_id from some_contacts where employer_profile_id is not null) as profile,
    array(select id from changed where kind = 'contact' union select id from some_contacts) as contact,
    array(select id from some_groups) as group,
    array(select id from some_agencies
      union select employer_agency_id from some_contacts where employer_agency_id is not null) as agency,
    array(select id from changed where kind = 'state') as state,
    array(select id from changed where kind = 'district'
      union select d.id from districts d join some_states s on s.id = d.state_id) as district
  where exists (select from changed)`;
