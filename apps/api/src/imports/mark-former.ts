import { recordChanges } from "../provenance/change-log.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { refuseSuddenLoss, SITTING } from "./import-counts.ts";
import { syncRows } from "./sync-rows.ts";

const TYPES = { profiles: "'profile'", groups: "r.kind", agencies: "'agency'", contacts: "r.record_type" };
const NAMES = { profiles: "preferred_name_display", groups: "long_name", agencies: "name", contacts: "full_name" };
const NOUNS = { profiles: SITTING, groups: "groups", agencies: "agencies", contacts: "staffers" };
type Table = keyof typeof TYPES;

const isOverridden = (table: Table, fact: string): string =>
  `exists (select from overrides o where o.record_type = ${TYPES[table]} and o.record_id = r.id and o.fact = '${fact}')`;

interface Leavers {
  /** An SQL condition for the records that the file covers. */
  among: string;
  kept: Iterable<string>;
  /** False if the file has records without keys: one of them may be the record that seems to be missing. */
  isComplete?: boolean;
  /** For people: an SQL condition for the offices that they lose. */
  offices?: string;
}

const OF_PEOPLE = `,
  leadership_role = case when ${isOverridden("profiles", "leadership_role")} then leadership_role else '' end,
  position_summary = case when ${isOverridden("profiles", "position_summary")} or position_summary like 'Former %'
    then position_summary else 'Former ' || position_summary end`;

export async function markFormer(run: ImportRun, table: Table, leavers: Leavers): Promise<number> {
  const ids = await findMissing(run, table, leavers);
  const dated = table === "contacts" ? "" : `, updated_date = '${run.today}'`;
  const left = await run.tx.query<{ record_id: number; record_type: string }>(
    `update ${table} r set is_former = true ${dated} ${table === "profiles" ? OF_PEOPLE : ""}
     where id = any($1::int[]) returning id as record_id, ${TYPES[table]} as record_type`,
    [ids],
  );
  if (leavers.offices !== undefined) {
    await endService(run, ids, leavers.offices);
    await mirrorContacts(run.tx, ids);
  }
  await logWholeRecords(run, "left", left);
  return ids.length;
}

/**
 * Deletes the offices of people who left, if they meet an SQL condition, and ends their terms on the day of the source,
 * because no source says when they left.
 */
export async function endService(run: ImportRun, ids: readonly number[], offices: string): Promise<void> {
  await run.tx.query(`delete from offices where profile_id = any($1::int[]) and ${offices}`, [ids]);
  await run.tx.query(
    `update terms set end_date = greatest(start_date, $3::date)
     where profile_id = any($1::int[]) and coalesce(start_date <= $2::date, end_date is not null)
       and coalesce(end_date > $3::date, true)`,
    [ids, run.today, run.asOf],
  );
}

async function findMissing(
  run: ImportRun,
  table: Table,
  { among, kept, isComplete = true }: Leavers,
): Promise<number[]> {
  const current = await run.tx.query<{ id: number; name: string; is_missing: boolean }>(
    `select id, ${NAMES[table]} as name, source_id <> all($2::text[]) as is_missing from ${table} r
     where source = $1 and (${among}) and not is_former and not ${isOverridden(table, "is_former")} order by id`,
    [run.source, [...kept]],
  );
  const missing = current.filter(({ is_missing }) => is_missing);
  refuseSuddenLoss(run, { known: current.length, missing: missing.map(({ name }) => name), noun: NOUNS[table] });
  return isComplete ? missing.map(({ id }) => id) : [];
}

export const logWholeRecords = (
  run: ImportRun,
  kind: "added" | "left",
  records: readonly { record_type: string; record_id: number }[],
) =>
  recordChanges(
    run.tx,
    run,
    records.map((record) => ({ ...record, kind, fact: "", was: null, became: null })),
  );

/**
 * Derives the role on a card: the current one in the chamber, else chair of a full committee, preferring the own
 * chamber's. Both imports call this, since it depends on people and rosters. `among`: an SQL condition.
 */
export async function deriveLeadership(run: ImportRun, among = "true"): Promise<void> {
  const roles = await run.tx.query<{ source_id: string; leadership_role: string }>(
    `select source_id, coalesce(
       (select title from leadership_roles r where profile_id = p.id and (end_date is null or end_date > $2::date)
        order by start_date desc, r.position desc limit 1),
       (select m.title || ', ' || long_name from group_members m join groups g on g.id = m.group_id
        where profile_id = p.id and m.title in ('Chair', 'Chairman', 'Chairwoman', 'Presidente', 'Presidenta')
          and parent_id is null and not g.is_former order by g.chamber = 'joint', long_name limit 1), '') as leadership_role
     from profiles p where source = $1 and not is_former and (${among})`,
    [run.source, run.today],
  );
  await syncRows(run, {
    table: "profiles",
    isDated: false,
    incoming: new Map(roles.map(({ source_id, leadership_role }) => [source_id, { leadership_role }])),
  });
}
