import type { Db } from "../platform/db.ts";
import { recordChanges } from "../provenance/change-log.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";

const TYPES = { profiles: "'profile'", groups: "r.kind", agencies: "'agency'", contacts: "r.record_type" };
type Table = keyof typeof TYPES;

const isOverridden = (table: Table, fact: string): string =>
  `exists (select from overrides o where o.record_type = ${TYPES[table]} and o.record_id = r.id and o.fact = '${fact}')`;

interface Leavers {
  /** An SQL condition for the records that the file covers. */
  among: string;
  kept: Iterable<string>;
}

/** Marks people missing from a source as former, and deletes their offices that meet an SQL condition. */
export async function markPeopleFormer(
  tx: Db,
  run: ImportRun,
  { among, kept, offices }: Leavers & { offices: string },
): Promise<number> {
  const left = await tx.query<{ record_id: number; record_type: string }>(
    `update profiles r set is_former = true, updated_date = $3::date,
       leadership_role = case when ${isOverridden("profiles", "leadership_role")} then leadership_role else '' end,
       position_summary = case when ${isOverridden("profiles", "position_summary")} or position_summary like 'Former %'
         then position_summary else 'Former ' || position_summary end
     where source = $1 and (${among}) and not is_former and source_id <> all($2::text[])
       and not ${isOverridden("profiles", "is_former")} returning id as record_id, 'profile' as record_type`,
    [run.source, [...kept], run.today],
  );
  const ids = left.map(({ record_id }) => record_id);
  await tx.query(`delete from offices where profile_id = any($1::int[]) and ${offices}`, [ids]);
  await mirrorContacts(tx, ids);
  await recordWhole(tx, run, "left", left);
  return ids.length;
}

export async function markFormer(
  tx: Db,
  run: ImportRun,
  table: Exclude<Table, "profiles">,
  { among, kept }: Leavers,
): Promise<number> {
  const dated = table === "contacts" ? "" : `, updated_date = '${run.today}'`;
  const left = await tx.query<{ record_id: number; record_type: string }>(
    `update ${table} r set is_former = true ${dated}
     where source = $1 and (${among}) and not is_former and source_id <> all($2::text[])
       and not ${isOverridden(table, "is_former")} returning id as record_id, ${TYPES[table]} as record_type`,
    [run.source, [...kept]],
  );
  await recordWhole(tx, run, "left", left);
  return left.length;
}

/** Logs a change of whole records. */
export const recordWhole = (
  tx: Db,
  run: ImportRun,
  kind: "added" | "left",
  records: readonly { record_type: string; record_id: number }[],
) =>
  recordChanges(
    tx,
    run,
    records.map((record) => ({ ...record, kind, fact: "", was: null, became: null })),
  );
