import type { SearchItemWire } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { type Found, orderPlaces, splitRanks } from "./order-documents.ts";
import { intersect, unite } from "./document-set.ts";
import type { SearchContext } from "./find-documents.ts";
import { listSpellings } from "./keyword-terms.ts";
import type { SearchIndex } from "./search-index.ts";
import { createBinder, buildItemColumns, type Reader } from "./search-items.sql.ts";

export interface RecordRef {
  record_type: string;
  record_id: number;
}

export interface OpenRecords {
  records: RecordRef[];
  leftOut: number;
}

export async function findSuggestions(
  db: Db,
  index: SearchIndex,
  { among, words, limit }: { among: Found; words: readonly string[]; limit: number },
  { reader }: SearchContext,
): Promise<SearchItemWire[]> {
  const last = words.at(-1) ?? "";
  const open = index.accessFilter(reader.modules);
  const named = index.names.beginning(last, open);
  unite(named, index.names.named(listSpellings(last).slice(1), open));
  // Ignore initials except the one being typed.
  for (const word of words.slice(0, -1)) {
    if (word.length > 1) intersect(named, index.names.named(listSpellings(word), open));
  }
  for (const { set } of among.tiers) intersect(named, set);
  // For "paul", Rand Paul is listed before Paula.
  const tiers = splitRanks([{ set: named, isProse: false }], [index.names.named([last])]);
  const places = orderPlaces(index, { count: 0, tiers }, { skip: 0, limit });
  return listCards(db, places.map(index.recordAt), reader);
}

export async function listCards(db: Db, records: readonly RecordRef[], reader: Reader): Promise<SearchItemWire[]> {
  if (records.length === 0) return [];
  const binder = createBinder();
  const types = binder.bind(records.map(({ record_type }) => record_type));
  const ids = binder.bind(records.map(({ record_id }) => record_id));
  return db.query<SearchItemWire>(
    `select ${buildItemColumns("r", reader, binder)}
     from unnest(${types}::text[], ${ids}::int[]) with ordinality page (record_type, record_id, place)
     join records r using (record_type, record_id) order by page.place`,
    binder.values,
    { name: "cards" },
  );
}
