import type { Db } from "../platform/db.ts";

/** Documents per row of `search_postings`: its bits take 3750 bytes, and two such rows fit in a page. */
export const CHUNK_SIZE = 30_000;
const CHUNK_BYTES = CHUNK_SIZE / 8;

/** Smaller indexes are fast enough without. */
const DOCUMENTS_MIN = 50_000;
/** Less frequent lexemes are fast enough without. */
const USES_MIN = 64;
/** Documents that may be missing, since each search compares them one by one. */
const MISSING_MAX = 500;

/** Fills `search_postings` if too many documents are missing from it. */
export async function storePostings(
  tx: Db,
  { documents = DOCUMENTS_MIN, uses = USES_MIN, missing = MISSING_MAX } = {},
) {
  const [state] = await tx.query<{ count: number; least: number; most: number; missing: number }>(
    `select count(*) as count, coalesce(min(id), 0) as least, coalesce(max(id), 0) as most,
       count(*) filter (where id > coalesce((select posted_to from search_generation), 0)) as missing
     from search_documents`,
  );
  if (!state || state.missing <= missing) return;
  await tx.query("truncate search_postings");
  await tx.query("update search_generation set posted_to = 0");
  if (state.count < documents) return;
  await tx.query('create temporary table some_postings (lexeme text collate "C", chunk int, ids bytea) on commit drop');
  for (let chunk = Math.floor(state.least / CHUNK_SIZE); chunk * CHUNK_SIZE <= state.most; chunk += 1) {
    await storeChunk(tx, chunk);
  }
  await tx.query(
    `insert into search_postings
     select lexeme, chunk, ids from some_postings join (
       select lexeme from search_postings
       union select lexeme from some_postings group by lexeme having sum(octet_length(ids)) >= 2 * $1::int) frequent using (lexeme)`,
    [uses],
  );
  await tx.query("drop table some_postings");
  await tx.query("update search_generation set posted_to = $1", [state.most]);
  await tx.query("analyze search_postings");
}

async function storeChunk(tx: Db, chunk: number): Promise<void> {
  await tx.query(
    `insert into some_postings
     select lexeme, $1::int, string_agg(int2send((id % ${CHUNK_SIZE})::int2), '') from (
       select id, unnest(tsvector_to_array(lexemes)) as lexeme from search_documents
       where id between $1::int * ${CHUNK_SIZE} and $1::int * ${CHUNK_SIZE} + ${CHUNK_SIZE - 1}) used
     group by lexeme`,
    [chunk],
  );
  // PostgreSQL can't set bits of many numbers at once.
  const long = await tx.query<{ lexeme: string; ids: string }>(
    `delete from some_postings where octet_length(ids) >= ${CHUNK_BYTES} returning lexeme, encode(ids, 'base64') as ids`,
  );
  await tx.query(
    `insert into search_postings
     select lexeme, $1::int, decode(ids, 'base64') from unnest($2::text[], $3::text[]) long (lexeme, ids)`,
    [chunk, long.map(({ lexeme }) => lexeme), long.map(({ ids }) => packBits(ids))],
  );
}

function packBits(ids: string): string {
  const bits = Buffer.alloc(CHUNK_BYTES);
  const numbers = Buffer.from(ids, "base64");
  for (let at = 0; at < numbers.length; at += 2) {
    const id = numbers.readUInt16BE(at);
    bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
  }
  return bits.toString("base64");
}

/** Calls `visit` with the documents in a row of `search_postings`, numbered within their chunk. */
export function visitPostings(ids: Buffer, visit: (id: number) => void): void {
  if (ids.length < CHUNK_BYTES) {
    for (let at = 0; at < ids.length; at += 2) visit(((ids[at] ?? 0) << 8) | (ids[at + 1] ?? 0));
    return;
  }
  for (let at = 0; at < CHUNK_BYTES; at += 1) {
    for (let bits = ids[at] ?? 0; bits !== 0; bits &= bits - 1) visit(at * 8 + 31 - Math.clz32(bits & -bits));
  }
}
