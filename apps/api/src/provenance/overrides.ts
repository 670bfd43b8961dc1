import { serializeValue } from "../directory/rows.ts";
import { runExclusively } from "../platform/advisory-locks.ts";
import type { Db } from "../platform/db.ts";
import { type ChangeOrigin, recordChanges } from "./change-log.ts";
import { mirrorContacts } from "./contact-entries.ts";
import { findPlace, readFact, type RecordRef, writeFact } from "./facts.ts";

const EDITOR = "editor";

export interface Override extends RecordRef {
  fact: string;
  value: unknown;
  imported: unknown;
  author: string;
  setOn: string;
}

interface FactEdit extends RecordRef {
  fact: string;
  today: string;
  /** Author in the log, by default the editor. */
  origin?: ChangeOrigin;
}

/** Sets a fact that imports keep, as JSON (null: unknown). Throws `UnknownFact`, or if the record is missing. */
export async function setOverride(
  db: Db,
  { value, author, ...edit }: FactEdit & Pick<Override, "value" | "author">,
): Promise<void> {
  const { type, id, fact, today } = edit;
  await runExclusively(db, "import", async (tx) => {
    const place = await findPlace(tx, type, fact);
    const was = await readFact(tx, edit, place);
    if (was === undefined) throw new Error(`There is no ${type} ${id} with ${fact}.`);
    await tx.query(
      `insert into overrides (record_type, record_id, fact, value, imported, author, set_on)
       values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::date)
       on conflict (record_type, record_id, fact) do update
         set value = excluded.value, author = excluded.author, set_on = excluded.set_on`,
      [type, id, fact, JSON.stringify(value), JSON.stringify(was), author, today],
    );
    if (serializeValue(was) === serializeValue(value)) return;
    await writeFact(tx, edit, place, value);
    await note(tx, edit, was, value);
  });
}

export async function clearOverride(db: Db, edit: FactEdit): Promise<boolean> {
  const { type, id, fact } = edit;
  return runExclusively(db, "import", async (tx) => {
    const [gone] = await tx.query<Pick<Override, "value" | "imported">>(
      "delete from overrides where record_type = $1 and record_id = $2 and fact = $3 returning value, imported",
      [type, id, fact],
    );
    if (!gone) return false;
    const place = await findPlace(tx, type, fact);
    const isThere = (await readFact(tx, edit, place)) !== undefined;
    if (isThere && serializeValue(gone.value) !== serializeValue(gone.imported)) {
      await writeFact(tx, edit, place, gone.imported);
      await note(tx, edit, gone.value, gone.imported);
    }
    return true;
  });
}

async function note(tx: Db, { type, id, fact, today, origin }: FactEdit, was: unknown, became: unknown): Promise<void> {
  await recordChanges(tx, origin ?? { id: null, source: EDITOR, today }, [
    { record_type: type, record_id: id, kind: "changed", fact, was, became },
  ]);
  if (type === "profile") await mirrorContacts(tx, [id]);
}

export async function loadOverrides(db: Db, types: readonly string[]): Promise<Map<string, Override>> {
  const rows = await db.query<Override>(
    `select record_type as type, record_id as id, fact, value, imported, author, set_on as "setOn" from overrides
     where record_type = any($1::text[]) order by record_type, record_id, fact`,
    [types],
  );
  return new Map(rows.map((row) => [formatOverrideKey(row.id, row.fact), row]));
}

/** Ids are unique within a table, so the type can be omitted. */
export const formatOverrideKey = (id: number, fact: string): string => `${id} ${fact}`;

export async function rememberImported(
  tx: Db,
  values: readonly (RecordRef & { fact: string; imported: unknown })[],
): Promise<void> {
  if (values.length === 0) return;
  await tx.query(
    `update overrides set imported = coalesce(fresh.imported, 'null')
     from jsonb_to_recordset($1::text::jsonb) fresh (type text, id int, fact text, imported jsonb)
     where record_type = fresh.type and record_id = fresh.id and overrides.fact = fresh.fact`,
    [JSON.stringify(values)],
  );
}
