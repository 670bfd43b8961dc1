import { markSearchStale } from "../directory/search-state.ts";
import { serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { type ChangeOrigin, recordChanges } from "./change-log.ts";
import { mirrorContacts } from "./contact-entries.ts";
import { awaitTurn } from "./import-run.ts";
import { findPlace, readFact, type RecordRef, writeFact } from "./facts.ts";

/** Source name of editors' changes. */
const EDITOR = "editor";

export interface Override extends RecordRef {
  fact: string;
  value: unknown;
  imported: unknown;
  author: string;
  setOn: string;
}

/** Author in the log, by default the editor. */
interface Authorship {
  origin?: ChangeOrigin;
}

/** Sets a fact that imports keep, as JSON (null: unknown). Throws `UnknownFact`, or if the record is missing. */
export async function setOverride(
  db: Db,
  {
    type,
    id,
    fact,
    value,
    author,
    today,
    origin,
  }: RecordRef & Pick<Override, "fact" | "value" | "author"> & { today: string } & Authorship,
): Promise<void> {
  await db.transaction(async (tx) => {
    await awaitTurn(tx);
    const place = await findPlace(tx, type, fact);
    const was = await readFact(tx, { type, id }, place);
    if (was === undefined) throw new Error(`There is no ${type} ${id} with ${fact}.`);
    await tx.query(
      `insert into overrides (record_type, record_id, fact, value, imported, author, set_on)
       values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $7::date)
       on conflict (record_type, record_id, fact) do update
         set value = excluded.value, author = excluded.author, set_on = excluded.set_on`,
      [type, id, fact, JSON.stringify(value), JSON.stringify(was), author, today],
    );
    if (serializeValue(was) === serializeValue(value)) return;
    await writeFact(tx, { type, id }, place, value);
    await note(tx, { type, id, fact, was, became: value, origin: origin ?? editorOn(today) });
  });
}

/** Removes an editor's value and restores the source's; false if there was none. */
export async function clearOverride(
  db: Db,
  { type, id, fact, today, origin }: RecordRef & { fact: string; today: string } & Authorship,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await awaitTurn(tx);
    const [gone] = await tx.query<{ value: unknown; imported: unknown }>(
      "delete from overrides where record_type = $1 and record_id = $2 and fact = $3 returning value, imported",
      [type, id, fact],
    );
    if (!gone) return false;
    const place = await findPlace(tx, type, fact);
    const isThere = (await readFact(tx, { type, id }, place)) !== undefined;
    if (isThere && serializeValue(gone.value) !== serializeValue(gone.imported)) {
      await writeFact(tx, { type, id }, place, gone.imported);
      await note(tx, { type, id, fact, was: gone.value, became: gone.imported, origin: origin ?? editorOn(today) });
    }
    return true;
  });
}

const editorOn = (today: string): ChangeOrigin => ({ id: null, source: EDITOR, today });

async function note(
  tx: Db,
  {
    type,
    id,
    fact,
    was,
    became,
    origin,
  }: RecordRef & { fact: string; was: unknown; became: unknown; origin: ChangeOrigin },
): Promise<void> {
  const change = { record_type: type, record_id: id, kind: "changed", fact, was, became } as const;
  await recordChanges(tx, origin, [change]);
  if (type === "profile") await mirrorContacts(tx, [id]);
  await markSearchStale(tx);
}

/** Loads overrides of record types by `formatOverrideKey`. */
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

/** Stores the source's values behind overrides. */
export async function rememberImported(
  tx: Db,
  said: readonly (RecordRef & { fact: string; imported: unknown })[],
): Promise<void> {
  if (said.length === 0) return;
  await tx.query(
    `update overrides set imported = coalesce(fresh.imported, 'null')
     from jsonb_to_recordset($1::text::jsonb) fresh (type text, id int, fact text, imported jsonb)
     where record_type = fresh.type and record_id = fresh.id and overrides.fact = fresh.fact`,
    [JSON.stringify(said)],
  );
}
