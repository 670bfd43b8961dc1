import { RECORD_TYPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

export const NUMBERS = ["id", "record_id", "importance", "birthday", "kind"] as const;

/** A batch of documents in name order, by column. */
export interface DocumentColumns {
  /** `birthday`: 19630504 or 0; `kind`: index in RECORD_TYPES + 16 * scope's + 64 if former + 128 if unlocked. */
  numbers: Record<(typeof NUMBERS)[number], Int32Array>;
  sortNames: string[];
  modules: string[];
  /** Words of the name on each card, separated by spaces. */
  nameWords: string[];
  hiddenNameWords: string[];
}

/** Columns of a document as the index keeps them; $1 lists the types of records, and $2 the scopes. */
export const PACKED_FACTS = `coalesce(to_char(birth_date, 'YYYYMMDD')::int, 0) as birthday,
         array_position($1::text[], record_type) - 1 + 16 * (array_position($2::text[], scope) - 1)
           + 64 * is_former::int + 128 * is_unlocked::int as kind`;

export interface BatchEnd {
  sortName: string;
  recordType: string;
  recordId: number;
  id: number;
}

/** Null if the index was never built. */
export async function readGeneration(db: Db): Promise<string | null> {
  const [row] = await db.query<{ id: string }>("select id from search_generation", [], {
    name: "search-generation",
  });
  return row?.id ?? null;
}

/** Reads the next batch. The database packs numbers into one text per column, ten times as fast as rows. */
export async function readDocumentBatch(
  db: Db,
  scopes: readonly string[],
  { after, most }: { after: BatchEnd | null; most: number },
): Promise<DocumentColumns> {
  const values: unknown[] = [[...RECORD_TYPES], [...scopes], most];
  if (after) values.push(after.sortName, after.recordType, after.recordId, after.id);
  const packed = NUMBERS.map((name) => `encode(string_agg(int4send(${name}), ''), 'base64') as ${name}`);
  const [row] = await db.query<Record<string, string | null>>(
    `select ${packed.join(", ")}, string_agg(sort_name, E'\\n') as sort_names, string_agg(modules, E'\\n') as modules,
       string_agg(name_words, E'\\n') as name_words, string_agg(hidden_name_words, E'\\n') as hidden_name_words
     from (
       select id, record_id, importance::int as importance, sort_name, name_words, hidden_name_words,
         array_to_string(subscription_modules, ',') as modules,
         ${PACKED_FACTS}
       from search_documents
       ${after ? "where (sort_name, record_type, record_id, id) > ($4::text, $5::text, $6::int, $7::int)" : ""}
       order by sort_name, record_type, record_id, id limit $3::int
     ) d`,
    values,
  );
  const lines = (text: string | null | undefined) => text?.split("\n") ?? [];
  return {
    numbers: Object.fromEntries(
      NUMBERS.map((name) => [name, unpackNumbers(row?.[name] ?? "")]),
    ) as DocumentColumns["numbers"],
    sortNames: lines(row?.["sort_names"]),
    modules: lines(row?.["modules"]),
    nameWords: lines(row?.["name_words"]),
    hiddenNameWords: lines(row?.["hidden_name_words"]),
  };
}

/** Documents of a query: all those of a chunk of `search_postings`, or single ones by id. */
export interface Posting {
  query: string;
  chunk: number | null;
  ids: string;
  generation: string | null;
}

/** Finds documents of queries: frequent lexemes in `search_postings`, others and later documents by the vectors. */
export async function findPostings(db: Db, queries: readonly string[]): Promise<Posting[]> {
  return db.query<Posting>(
    `with asked as (select query, btrim(query, '''') as lexeme from unnest($1::text[]) query),
       later as materialized (
         select id, lexemes from search_documents where id > (select posted_to from search_generation)),
       stored as materialized (
         select query, chunk, ids from asked join search_postings using (lexeme))
     select query, chunk, encode(ids, 'base64') as ids, (select id from search_generation) as generation from stored
     union all
     select query, null, encode(case when exists (select from stored where stored.query = asked.query)
       then (select string_agg(int4send(id), '') from later where lexemes @@ query::tsquery)
       else documents_with(query::tsquery) end, 'base64'), (select id from search_generation)
     from asked`,
    [queries],
    { name: "postings" },
  );
}

export async function findAmong(
  db: Db,
  queries: readonly string[],
  ids: readonly number[],
): Promise<{ query: string; ids: string; generation: string | null }[]> {
  return db.query(
    `with among as materialized (
       -- Reads the long vectors once rather than for each query.
       select id, lexemes || ''::tsvector as lexemes from search_documents where id = any($2::int[]))
     select query, (select id from search_generation) as generation, encode(coalesce(
       (select string_agg(int4send(id), '') from among where lexemes @@ query::tsquery), ''), 'base64') as ids
     from unnest($1::text[]) query`,
    [queries, ids],
    { name: "postings-among" },
  );
}

export const readDocumentFacets = (db: Db, ids: readonly number[]): Promise<{ id: number; facets: string[] }[]> =>
  db.query(
    `select id, array(select lexeme from unnest(tsvector_to_array(lexemes)) lexeme where lexeme like '%_:%') as facets
     from search_documents where id = any($1::int[])`,
    [ids],
    { name: "facets-of" },
  );

export async function readFacetValues(db: Db, parameter: string): Promise<string[]> {
  const rows = await db.query<{ value: string }>(
    `select distinct substr(facet, length($1::text) + 2) as value from search_facets
     where starts_with(facet, $1::text || ':')`,
    [parameter],
  );
  return rows.map(({ value }) => value);
}

export async function readTexts(db: Db, parameter: string): Promise<{ text: string; ids: Int32Array }[]> {
  const rows = await db.query<{ text: string; ids: string }>(
    `select text, encode(string_agg(int4send(document_id), ''), 'base64') as ids
     from search_texts where parameter = $1 group by text`,
    [parameter],
  );
  return rows.map(({ text, ids }) => ({ text, ids: unpackNumbers(ids) }));
}

export async function readRatings(db: Db, groupId: string): Promise<{ percent: number; ids: Int32Array }[]> {
  if (!/^\d{1,9}$/.test(groupId)) return [];
  const rows = await db.query<{ percent: string; ids: string }>(
    `select percent::text, encode(string_agg(int4send(document_id), ''), 'base64') as ids
     from search_ratings where group_id = $1::int group by percent`,
    [groupId],
  );
  return rows.map(({ percent, ids }) => ({ percent: Number(percent), ids: unpackNumbers(ids) }));
}

/** Unpacks big-endian 32-bit integers. */
export function unpackNumbers(packed: string): Int32Array {
  const bytes = Buffer.from(packed, "base64");
  bytes.swap32();
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
