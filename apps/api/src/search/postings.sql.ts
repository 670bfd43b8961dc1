import type { Db } from "../platform/db.ts";

/** Documents per row of `search_postings`: its bits take 3750 bytes, and two such rows fit in a page. */
export const CHUNK_SIZE = 30_000;
const CHUNK_BYTES = CHUNK_SIZE / 8;

/** Smaller indexes are fast enough without `search_postings`. */
const DOCUMENTS_MIN = 50_000;
/** Less frequent lexemes are fast enough without `search_postings`. */
const USES_MIN = 64;
/** Maximum number of documents that may be missing, because each search compares them one by one. */
const MISSING_MAX = 500;

/** Updates `search_postings` if too many documents are missing from it. Those of deleted documents stay. */
export async function storePostings(
  tx: Db,
  { documents = DOCUMENTS_MIN, uses = USES_MIN, missing = MISSING_MAX } = {},
) {
  const [state] = await tx.query<{ postedTo: number; missing: number }>(
    `select posted_to as "postedTo", (select count(*) from (
       select from search_documents where id > posted_to
         -- Counting a small index would take longer than a change of it.
         and (posted_to > 0 or (select max(id) - min(id) >= $1::int - 1 from search_documents))
       limit $1::int) later) as missing
     from search_generation`,
    [Math.max(documents, missing + 1)],
    { name: "postings-state" },
  );
  if (!state || state.missing <= missing || (state.postedTo === 0 && state.missing < documents)) return;
  const [ids] = await tx.query<{ count: number; missing: number; least: number; most: number }>(
    `select count(*) as count, count(*) filter (where id > $1) as missing, coalesce(min(id), 0) as least,
       coalesce(max(id), 0) as most from search_documents`,
    [state.postedTo],
  );
  if (!ids) return;
  if (state.postedTo > 0 && 2 * ids.missing < ids.count) {
    await addPostings(tx, state.postedTo);
  } else {
    await tx.query("delete from search_postings");
    if (ids.count >= documents) await fillPostings(tx, { ...ids, uses });
  }
  await tx.query("update search_generation set posted_to = $1", [ids.count >= documents ? ids.most : 0]);
}

async function addPostings(tx: Db, postedTo: number): Promise<void> {
  const rows = await tx.query<{ lexeme: string; chunk: number; known: string | null; added: string }>(
    `select lexeme, chunk, encode(p.ids, 'base64') as known, added from (
       select lexeme, chunk, encode(string_agg(int2send((id % ${CHUNK_SIZE})::int2), ''), 'base64') as added from (
         select id, id / ${CHUNK_SIZE} as chunk, unnest(tsvector_to_array(lexemes)) as lexeme from search_documents
         where id > $1) later
       where lexeme in (select lexeme from search_postings)
       group by lexeme, chunk) used
     left join search_postings p using (lexeme, chunk)`,
    [postedTo],
  );
  await tx.query(
    `insert into search_postings
     select lexeme, chunk, decode(ids, 'base64') from unnest($1::text[], $2::int[], $3::text[]) l (lexeme, chunk, ids)
     on conflict (lexeme, chunk) do update set ids = excluded.ids`,
    [
      rows.map(({ lexeme }) => lexeme),
      rows.map(({ chunk }) => chunk),
      rows.map(({ known, added }) => mergeIds(known ?? "", added)),
    ],
  );
}

function mergeIds(known: string, added: string): string {
  const [before, after] = [Buffer.from(known, "base64"), Buffer.from(added, "base64")];
  if (before.length >= CHUNK_BYTES) return setBits(before, after).toString("base64");
  const ids = Buffer.concat([before, after]);
  return (ids.length >= CHUNK_BYTES ? setBits(Buffer.alloc(CHUNK_BYTES), ids) : ids).toString("base64");
}

async function fillPostings(tx: Db, { least, most, uses }: { least: number; most: number; uses: number }) {
  await tx.query('create temporary table some_postings (lexeme text collate "C", chunk int, ids bytea) on commit drop');
  for (let chunk = Math.floor(least / CHUNK_SIZE); chunk * CHUNK_SIZE <= most; chunk += 1) await storeChunk(tx, chunk);
  await tx.query(
    `insert into search_postings
     select lexeme, chunk, ids from some_postings join (
       select lexeme from search_postings
       union select lexeme from some_postings group by lexeme having sum(octet_length(ids)) >= 2 * $1::int) frequent using (lexeme)`,
    [uses],
  );
  await tx.query("drop table some_postings");
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

const packBits = (ids: string): string =>
  setBits(Buffer.alloc(CHUNK_BYTES), Buffer.from(ids, "base64")).toString("base64");

function setBits(bits: Buffer, ids: Buffer): Buffer {
  for (let at = 0; at < ids.length; at += 2) {
    const id = ids.readUInt16BE(at);
    bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
  }
  return bits;
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
