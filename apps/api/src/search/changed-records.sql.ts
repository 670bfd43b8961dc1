import type { Db } from "../platform/db.ts";

export type RecordKind = "profile" | "contact" | "group" | "agency" | "state" | "district";

/** SQL that limits a column to the ids of a kind of record. */
export type Among = (kind: RecordKind, column: string) => string;

/** Ids by kind. */
export type ChangedRecords = Readonly<Record<RecordKind, readonly number[]>>;

export const amongAll: Among = () => "true";

/** Written out, so that the planner knows how few they are. */
export const amongChanged =
  (changed: ChangedRecords): Among =>
  (kind, column) =>
    changed[kind].length === 0 ? "false" : `${column} = any('{${changed[kind].join(",")}}'::int[])`;

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

/** SQL for whether a row with `record_type` and `record_id` is one of the records. */
export const buildIsAmong = (among: Among, row: string): string =>
  among === amongAll
    ? "true"
    : `(${Object.entries(KIND_OF_TYPE)
        .map(([type, kind]) => `${row}.record_type = '${type}' and ${among(kind, `${row}.record_id`)}`)
        .join(" or ")})`;

/** Notes all records as changed. */
export const noteAllChanged = (tx: Db): Promise<unknown> =>
  tx.query(`insert into search_changes
    select 'profile', id from profiles union all select 'contact', id from contacts
    union all select 'group', id from groups union all select 'agency', id from agencies
    union all select 'state', id from states union all select 'district', id from districts`);

/** Takes up to `most` changed records and adds those whose documents depend on them; null if there are none. */
export async function takeChanged(tx: Db, most: number): Promise<ChangedRecords | null> {
  const taken = await tx.query<{ kind: string; record_id: number }>(
    `delete from search_changes c using (
       select distinct kind, record_id from search_changes order by kind, record_id limit $1) next
     where c.kind = next.kind and c.record_id = next.record_id returning c.kind, c.record_id`,
    [most],
  );
  if (taken.length === 0) return null;
  const [row] = await tx.query<ChangedRecords>(FIND_DEPENDENT, [
    taken.map(({ kind }) => kind),
    taken.map(({ record_id }) => record_id),
  ]);
  return row ?? null;
}

/** Also people and agencies that only have to be read for their contacts. */
const FIND_DEPENDENT = `
  with recursive changed as (
    select distinct kind, id from unnest($1::text[], $2::int[]) c (kind, id)
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
    union select m.profile_id from group_members m join some_groups g on g.id = m.group_id
  ), some_contacts as (
    select id from changed where kind = 'contact'
    union select c.id from contacts c join some_people p on p.id = c.profile_id
    union select c.id from contacts c join some_people p on p.id = c.employer_profile_id
    union select c.id from contacts c join some_groups g on g.id = c.employer_group_id
    union select c.id from contacts c join some_agencies a on a.id = c.employer_agency_id
  ), own as (
    select c.* from contacts c join some_contacts using (id)
  )
  select
    array(select id from some_people union select profile_id from own where profile_id is not null
      union select employer_profile_id from own where employer_profile_id is not null) as profile,
    array(select id from some_contacts) as contact,
    array(select id from some_groups) as group,
    array(select id from some_agencies
      union select employer_agency_id from own where employer_agency_id is not null) as agency,
    array(select id from changed where kind = 'state') as state,
    array(select id from changed where kind = 'district'
      union select d.id from districts d join some_states s on s.id = d.state_id) as district`;
