import type { Db } from "../platform/db.ts";
import factTables from "./fact-tables.json" with { type: "json" };

/** `readOnly`: identifying and derived columns. `structural`: columns rewritten from code at each start. */
const { tables: TABLES, readOnly, structural } = factTables;
const STRUCTURAL: Readonly<Record<string, readonly string[]>> = structural;

export type FactOwner = keyof typeof TABLES;

export interface RecordRef {
  type: FactOwner;
  id: number;
}

/** A key of a profile's body, or a column of a table; `office`: the key of a profile's office, null for the record. */
type FactPlace = { key: string } | { table: string; column: string; office: string | null };

export class UnknownFact extends Error {}

export const findTable = (type: FactOwner): string => TABLES[type];
export const isFactOwner = (type: string): type is FactOwner => Object.hasOwn(TABLES, type);

/** Parses "email", "body.narrative" or "offices/{source id}/phone"; throws `UnknownFact` if invalid. */
export async function findPlace(db: Db, type: FactOwner, fact: string): Promise<FactPlace> {
  const table = findTable(type);
  const [, key] = /^body\.([a-z_]+)$/u.exec(fact) ?? [];
  if (key !== undefined && table === "profiles") return { key };
  const [, sourceId, part] = /^offices\/(.+)\/([a-z_0-9]+)$/u.exec(fact) ?? [];
  if (sourceId !== undefined && part !== undefined && table === "profiles") {
    if ((await listColumns(db, "offices")).has(part)) return { table: "offices", column: part, office: sourceId };
  } else if (fact !== "body" && (await listColumns(db, table)).has(fact)) {
    return { table, column: fact, office: null };
  }
  throw new UnknownFact(`A ${type} has no fact named ${fact}.`);
}

/** Reads a fact's value as JSON; undefined if record or office is missing. */
export async function readFact(db: Db, { id }: RecordRef, place: FactPlace): Promise<unknown> {
  const { table, condition, values } = locateFact(id, place);
  const value = "key" in place ? `body -> '${place.key}'` : `to_jsonb(${place.column})`;
  const [row] = await db.query<{ value: unknown }>(`select ${value} as value from ${table} where ${condition}`, values);
  return row && (row.value ?? null);
}

export async function writeFact(tx: Db, { id }: RecordRef, place: FactPlace, value: unknown): Promise<void> {
  const { table, condition, values } = locateFact(id, place);
  const written = `$${values.length + 1}::text::jsonb`;
  const change =
    "key" in place
      ? // Unknown facts have no key; jsonb_strip_nulls removes it without touching others.
        `body = (body - '${place.key}') || jsonb_strip_nulls(jsonb_build_object('${place.key}', ${written}))`
      : `${place.column} = (jsonb_populate_record(null::${table}, jsonb_build_object('${place.column}', ${written}))).${place.column}`;
  await tx.query(`update ${table} set ${change} where ${condition}`, [...values, JSON.stringify(value)]);
}

function locateFact(id: number, place: FactPlace): { table: string; condition: string; values: unknown[] } {
  const table = "key" in place ? "profiles" : place.table;
  return "key" in place || place.office === null
    ? { table, condition: "id = $1", values: [id] }
    : { table, condition: "profile_id = $1 and source_id = $2", values: [id, place.office] };
}

/** Maps a table's columns that are facts to their empty values. */
export async function listColumns(db: Db, table: string): Promise<Map<string, unknown>> {
  const rows = await db.query<{ column_name: string; is_nullable: string; data_type: string }>(
    `select column_name, is_nullable, data_type from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return new Map(
    rows
      .filter(({ column_name }) => !readOnly.includes(column_name) && !STRUCTURAL[table]?.includes(column_name))
      .map(({ column_name, is_nullable, data_type }) => [
        column_name,
        is_nullable === "YES" ? null : (EMPTY_ROWS[data_type] ?? ""),
      ]),
  );
}

const EMPTY_ROWS: Record<string, unknown> = { ARRAY: [], jsonb: {}, boolean: false, integer: 0, smallint: 0 };
