import type { SearchOrder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type KeywordQuery, keywordQuery, suggestionQuery } from "./keyword-query.ts";
import type { Keyword } from "./keyword.ts";
import { matching, matchingWithout } from "./matching.sql.ts";
import type { PageRequest, SearchCriteria } from "./search-criteria.ts";
import { type Binder, createBinder, isPaywalled, itemColumns, type ItemRow, type Reader } from "./search-items.sql.ts";
import { wordStems } from "./word-stems.sql.ts";

/** Who searches, and on which day: ages follow from birthdays. */
export interface SearchContext {
  reader: Reader;
  /** ISO date. */
  today: string;
}

export interface RecordRef {
  record_type: string;
  record_id: number;
}

export interface FoundPage {
  items: ItemRow[];
  totalHits: number;
}

/** One page of what a search finds, and how much it finds in all. A page past the end is the last one. */
export async function findPage(
  db: Db,
  criteria: SearchCriteria,
  { order, page, pageSize }: PageRequest,
  context: SearchContext,
): Promise<FoundPage> {
  const binder = createBinder();
  const hits = await hitsQuery(db, criteria, context, binder);
  const size = binder.bind(pageSize);
  const rows = await db.query<ItemRow & { total_hits: number }>(
    `with hits as materialized (${hits}), total as (select count(*)::int as hits from hits), page as (
       select * from hits order by ${orderBy(order, "hits")} limit ${size}::int
       offset (select least(${binder.bind(page)}::bigint, greatest((hits - 1) / ${size}::int, 0)) * ${size}::int from total)
     )
     select ${itemColumns("r", context.reader, binder)}, (select hits from total) as total_hits
     from page join records r using (record_type, record_id) order by ${orderBy(order, "page")}`,
    binder.values,
  );
  // The response schema leaves the count out of the cards.
  return { items: rows, totalHits: rows[0]?.total_hits ?? 0 };
}

/** Every record a search finds, in order, up to `limit`. */
export async function findAll(
  db: Db,
  criteria: SearchCriteria,
  { order, limit }: { order: SearchOrder; limit: number },
  context: SearchContext,
): Promise<RecordRef[]> {
  const binder = createBinder();
  const hits = await hitsQuery(db, criteria, context, binder);
  return db.query(
    `select hits.record_type, hits.record_id from (${hits}) hits
     order by ${orderBy(order, "hits")} limit ${binder.bind(limit)}`,
    binder.values,
  );
}

/** Names that begin as what is being typed, the most important people first. */
export async function findSuggestions(
  db: Db,
  criteria: SearchCriteria,
  words: readonly string[],
  { limit, context }: { limit: number; context: SearchContext },
): Promise<ItemRow[]> {
  const binder = createBinder();
  const conditions = filterConditions(criteria, context, binder);
  return db.query<ItemRow>(
    `with page as (
       select d.record_type, d.record_id, d.importance, d.sort_name from search_documents d
       where d.name_words @@ ${binder.bind(suggestionQuery(words))}::tsquery and ${conditions}
       order by d.importance desc, d.sort_name, d.record_type, d.record_id limit ${binder.bind(limit)}
     )
     select ${itemColumns("r", context.reader, binder)} from page join records r using (record_type, record_id)
     order by page.importance desc, page.sort_name, record_type, record_id`,
    binder.values,
  );
}

async function hitsQuery(db: Db, criteria: SearchCriteria, context: SearchContext, binder: Binder): Promise<string> {
  const query = await keywordQueryOf(db, criteria.keyword);
  const conditions = filterConditions(criteria, context, binder);
  const { from, where } = found(query, context.reader, binder);
  return `select d.record_type, d.record_id, d.sort_name, d.importance, ${tier(query, binder)} as tier
    from ${from} where ${where} and ${conditions}`;
}

function found({ anywhere, wanted }: KeywordQuery, reader: Reader, { bind }: Binder): { from: string; where: string } {
  if (anywhere === "") return { from: "search_documents d", where: "true" };
  const locked = isPaywalled("d", bind(reader.modules));
  const query = `${bind(anywhere)}::tsquery`;
  if (wanted === anywhere) return matching(query, locked);
  return matchingWithout(query, wanted === "" ? null : `${bind(wanted)}::tsquery`, locked);
}

async function keywordQueryOf(db: Db, keyword: Keyword): Promise<KeywordQuery> {
  const words = [...keyword.words, ...keyword.phrases.flat(), ...keyword.excluded.flat()];
  return keywordQuery(keyword, words.length === 0 ? new Map() : await wordStems(db, words));
}

/** A name as typed, then a name under another first name, then name and position, then prose. */
function tier({ name, nickname, anywhere }: KeywordQuery, { bind }: Binder): string {
  if (name === null || nickname === null) return "0";
  return `case when d.name_words @@ ${bind(name)}::tsquery then 0
    when d.name_words @@ ${bind(nickname)}::tsquery then 1
    when d.head_words @@ ${bind(anywhere)}::tsquery then 2 else 3 end`;
}

function filterConditions(criteria: SearchCriteria, { reader, today }: SearchContext, { bind }: Binder): string {
  if (criteria.isUnsearchable) return "false";
  const conditions = [`d.scope = any(${bind(criteria.scopes)}::text[])`];
  if (!criteria.includeFormer) conditions.push("not d.is_former");
  const openOnly = criteria.hidePaywalled || criteria.asksHiddenFacts;
  if (openOnly) conditions.push(`not (${isPaywalled("d", bind(reader.modules))})`);
  for (const any of criteria.facets) conditions.push(`d.facets && ${bind(any)}::text[]`);
  for (const { parameter, part } of criteria.texts) {
    conditions.push(`strpos(coalesce(d.texts->>${bind(parameter)}::text, ''), ${bind(part)}::text) > 0`);
  }
  for (const { of, operator, number } of criteria.birth) {
    const value =
      of === "age" ? `extract(year from age(${bind(today)}::date, d.birth_date))` : "extract(year from d.birth_date)";
    conditions.push(`${value} ${COMPARISON[operator]} ${bind(number)}::int`);
  }
  if (criteria.rating) {
    const { groupId, operator, percent } = criteria.rating;
    conditions.push(`(d.ratings->>${bind(groupId)}::text)::numeric ${COMPARISON[operator]} ${bind(percent)}::int`);
  }
  return conditions.join(" and ");
}

const COMPARISON = { exact: "=", lt: "<", gte: ">=", lte: "<=" } as const;

/** Every order ends in type and id, so that pages neither repeat nor skip a record. */
function orderBy(order: SearchOrder, row: string): string {
  const last = `${row}.record_type, ${row}.record_id`;
  switch (order) {
    case "relevance":
      return `${row}.tier, ${row}.importance desc, ${row}.sort_name, ${last}`;
    case "alphabetical_asc":
      return `${row}.sort_name, ${last}`;
    case "alphabetical_desc":
      return `${row}.sort_name desc, ${last}`;
  }
}
