import { isDeepStrictEqual } from "node:util";
import type { Db } from "../platform/db.ts";

/** Rows of one statement: the embedded database never gives back the memory that a large one took. */
const ROWS_MAX = 2000;

/** Inserts rows; the first one decides the columns, which may include ids. `ending` is the clause after the values. */
export async function insertRows<Returned = never>(
  db: Db,
  table: string,
  rows: readonly object[],
  ending: `returning ${string}` | "on conflict do nothing" | "" = "",
): Promise<Returned[]> {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first).join(", ");
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length; start += ROWS_MAX) {
    const inserted = await db.query<Returned>(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) ${ending}`,
      [JSON.stringify(rows.slice(start, start + ROWS_MAX))],
    );
    for (const row of inserted) returned.push(row);
  }
  return returned;
}

/** Unchanged rows aren't written. */
export async function upsertRows(
  db: Db,
  table: string,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {});
  const facts = columns.filter((column) => !key.includes(column));
  const list = columns.join(", ");
  await db.query(
    `insert into ${table} (${list})
     select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)
     on conflict (${key.join(", ")}) do update set ${facts.map((name) => `${name} = excluded.${name}`).join(", ")}
     where (${facts.map((name) => `${table}.${name}`).join(", ")})
       is distinct from (${facts.map((name) => `excluded.${name}`).join(", ")})`,
    [JSON.stringify(rows)],
  );
}

export async function updateRows(db: Db, table: string, rows: readonly { id: number }[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== "id");
  await db.query(
    `update ${table} set ${columns.map((column) => `${column} = fresh.${column}`).join(", ")}
     from jsonb_populate_recordset(null::${table}, $1::text::jsonb) fresh where ${table}.id = fresh.id`,
    [JSON.stringify(rows)],
  );
}

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || isDeepStrictEqual(a, b) || serializeValue(a) === serializeValue(b);

/** Normalizes case, white space and notation, because a change of these isn't a change of the fact. */
export const foldTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_key, entry: unknown) =>
    typeof entry === "string" ? foldNotation(entry.replace(/\s+/gu, " ").trim().toLowerCase()) : entry,
  );

/**
 * "http://www.a.gov/" is the same address as "https://a.gov", "(202) 555-0101" the same number as "202-555-0101", and
 * "Chairman" the same title as "Chair".
 */
function foldNotation(text: string): string {
  if (/^https?:/u.test(text)) return text.replace(/^https?:\/\/(www\.)?|\/$/gu, "").replaceAll("&amp;", "&");
  if (/^[\d ().+-]{7,}$/u.test(text)) return text.replaceAll(/\D/gu, "");
  return text.replaceAll(/chair(?:man|woman|person)\b/gu, "chair");
}

export const isSameFact = (a: unknown, b: unknown): boolean => isSameValue(foldTexts(a), foldTexts(b));

/** Serializes values independent of key order. */
export function serializeValue(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
