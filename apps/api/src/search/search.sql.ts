import type { SearchOrder } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type Found, orderPlaces } from "./order-documents.ts";
import { intersect, listPlaces, countDocuments, unite } from "./document-set.ts";
import { findDocuments, type SearchContext } from "./find-documents.ts";
import { listSpellings } from "./keyword-terms.ts";
import type { PageRequest, SearchCriteria } from "./search-criteria.ts";
import type { SearchIndex } from "./search-index.ts";
import { createBinder, buildItemColumns, type ItemRow, type Reader } from "./search-items.sql.ts";

export interface RecordRef {
  record_type: string;
  record_id: number;
}

/** Open records, and the number of others found. */
export interface OpenRecords {
  records: RecordRef[];
  leftOut: number;
}

export interface ResultsPage {
  items: ItemRow[];
  totalHits: number;
}

/** Returns a page of results and their total. A page past the end becomes the last. */
export async function findPage(
  db: Db,
  index: SearchIndex,
  { criteria, request: { order, page, pageSize } }: { criteria: SearchCriteria; request: PageRequest },
  context: SearchContext,
): Promise<ResultsPage> {
  const found = await findDocuments(db, index, criteria, { ...context, order });
  const lastPage = Math.max(0, Math.ceil(found.count / pageSize) - 1);
  const places = orderPlaces(index, found, order, { skip: Math.min(page, lastPage) * pageSize, limit: pageSize });
  return { items: await cards(db, places.map(index.recordAt), context.reader), totalHits: found.count };
}

export async function findAll(
  db: Db,
  index: SearchIndex,
  { criteria, order, limit }: { criteria: SearchCriteria; order: SearchOrder; limit: number },
  context: SearchContext,
): Promise<RecordRef[]> {
  const found = await findDocuments(db, index, criteria, { ...context, order });
  return orderPlaces(index, found, order, { skip: 0, limit }).map(index.recordAt);
}

export async function findAllOpen(
  db: Db,
  index: SearchIndex,
  { criteria, order }: { criteria: SearchCriteria; order: SearchOrder },
  context: SearchContext,
): Promise<OpenRecords> {
  const found = await findDocuments(db, index, criteria, { ...context, order });
  const open = index.accessFilter(context.reader.modules);
  for (const tier of found.tiers) intersect(tier, open);
  const places = orderPlaces(index, found, order, { skip: 0, limit: Infinity });
  const leftOut = found.count - found.tiers.reduce((count, tier) => count + countDocuments(tier), 0);
  return { records: places.map(index.recordAt), leftOut };
}

/** Finds names with the typed prefix, most important first; `among` limits the results. */
export async function findSuggestions(
  db: Db,
  index: SearchIndex,
  { among, words, limit }: { among: Found; words: readonly string[]; limit: number },
  { reader }: SearchContext,
): Promise<ItemRow[]> {
  const last = words.at(-1) ?? "";
  const open = index.accessFilter(reader.modules);
  const named = index.names.beginning(last, open);
  unite(named, index.names.named(listSpellings(last).slice(1), open));
  // Ignore initials except the one being typed.
  for (const word of words.slice(0, -1)) {
    if (word.length > 1) intersect(named, index.names.named(listSpellings(word), open));
  }
  for (const tier of among.tiers) intersect(named, tier);
  return cards(db, listPlaces(named, 0, limit).map(index.recordAt), reader);
}

/** Loads the cards of records in the given order. */
async function cards(db: Db, records: readonly RecordRef[], reader: Reader): Promise<ItemRow[]> {
  if (records.length === 0) return [];
  const binder = createBinder();
  const types = binder.bind(records.map(({ record_type }) => record_type));
  const ids = binder.bind(records.map(({ record_id }) => record_id));
  return db.query<ItemRow>(
    `select ${buildItemColumns("r", reader, binder)}
     from unnest(${types}::text[], ${ids}::int[]) with ordinality page (record_type, record_id, place)
     join records r using (record_type, record_id) order by page.place`,
    binder.values,
  );
}
