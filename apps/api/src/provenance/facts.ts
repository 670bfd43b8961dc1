import type { Db } from "../platform/db.ts";

const TABLES = {
  profile: "profiles",
  committee: "groups",
  caucus: "groups",
  person: "contacts",
  staffer: "contacts",
  agencyperson: "contacts",
  agency: "agencies",
  district: "districts",
  state: "states",
} as const;

export type FactOwner = keyof typeof TABLES;

export interface RecordRef {
  type: FactOwner;
  id: number;
}

/** Identifying and derived columns, which can't be edited. */
const READ_ONLY_COLUMNS = new Set([
  "id",
  "source",
  "source_id",
  "profile_id",
  "parent_id",
  "kind",
  "record_type",
  "updated_date",
]);

/** Columns rewritten from code at each start. */
const STRUCTURAL: Readonly<Record<string, readonly string[]>> = {
  agencies: ["name", "agency_full", "short_name", "role", "city", "state_code", "subscription_modules"],
  districts: ["state_id", "leg_chamber_id", "number", "name", "seats", "leg_district_id"],
  states: ["code", "name", "capital", "view_box", "outline"],
};

export type FactPlace =
  | { kind: "column"; table: string; column: string }
  | { kind: "body"; key: string }
  | { kind: "office"; sourceId: string; column: string };

export class UnknownFact extends Error {}

export const findTable = (type: FactOwner): string => TABLES[type];
export const isFactOwner = (type: string): type is FactOwner => Object.hasOwn(TABLES, type);

/** Parses "email", "body.narrative" or "offices/{source id}/phone"; throws `UnknownFact` if invalid. */
export async function findPlace(db: Db, type: FactOwner, fact: string): Promise<FactPlace> {
  const table = findTable(type);
  const [, key] = /^body\.([a-z_]+)$/u.exec(fact) ?? [];
  if (key !== undefined && table === "profiles") return { kind: "body", key };
  const [, sourceId, part] = /^offices\/(.+)\/([a-z_0-9]+)$/u.exec(fact) ?? [];
  if (sourceId !== undefined && part !== undefined && table === "profiles") {
    if ((await listColumns(db, "offices")).has(part)) return { kind: "office", sourceId, column: part };
  } else if (fact !== "body" && (await listColumns(db, table)).has(fact)) {
    return { kind: "column", table, column: fact };
  }
  throw new UnknownFact(`A ${type} has no fact named ${fact}.`);
}

/** Reads a fact's value as JSON; undefined if record or office is missing. */
export async function readFact(db: Db, { id }: RecordRef, place: FactPlace): Promise<unknown> {
  const read = (text: string, values: unknown[]) =>
    db.query<{ value: unknown }>(text, values).then(([row]) => row && (row.value ?? null));
  switch (place.kind) {
    case "column":
      return read(`select to_jsonb(${place.column}) as value from ${place.table} where id = $1`, [id]);
    case "body":
      return read("select body -> $2::text as value from profiles where id = $1", [id, place.key]);
    case "office":
      return read(`select to_jsonb(${place.column}) as value from offices where profile_id = $1 and source_id = $2`, [
        id,
        place.sourceId,
      ]);
  }
}

export async function writeFact(tx: Db, { id }: RecordRef, place: FactPlace, value: unknown): Promise<void> {
  const json = JSON.stringify(value);
  const cast = (table: string, column: string) =>
    `(jsonb_populate_record(null::${table}, jsonb_build_object('${column}', $2::text::jsonb))).${column}`;
  switch (place.kind) {
    case "column": {
      const { table, column } = place;
      await tx.query(`update ${table} set ${column} = ${cast(table, column)} where id = $1`, [id, json]);
      return;
    }
    case "body":
      // Unknown facts have no key; jsonb_strip_nulls removes it without touching others.
      await tx.query(
        "update profiles set body = (body - $3::text) || jsonb_strip_nulls(jsonb_build_object($3::text, $2::text::jsonb)) where id = $1",
        [id, json, place.key],
      );
      return;
    case "office":
      await tx.query(
        `update offices set ${place.column} = ${cast("offices", place.column)} where profile_id = $1 and source_id = $3`,
        [id, json, place.sourceId],
      );
  }
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
      .filter(({ column_name }) => !READ_ONLY_COLUMNS.has(column_name) && !STRUCTURAL[table]?.includes(column_name))
      .map(({ column_name, is_nullable, data_type }) => [
        column_name,
        is_nullable === "YES" ? null : (BLANKS[data_type] ?? ""),
      ]),
  );
}

const BLANKS: Record<string, unknown> = { ARRAY: [], jsonb: {}, boolean: false, integer: 0, smallint: 0 };
