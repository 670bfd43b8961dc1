import { type Keyword, listAliases } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

/** Cached for the life of the process: stems never change. */
const known = new Map<string, string>();
const CACHED_MAX = 50_000;

/** Returns the English stem of each word as in PostgreSQL's vectors; empty for stop words. */
export async function stemWords(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length > 0) {
    if (known.size > CACHED_MAX) known.clear();
    const rows = await db.query<{ word: string; stem: string }>(
      `select word, coalesce((tsvector_to_array(to_tsvector('english', word)))[1], '') as stem
       from unnest($1::text[]) word`,
      [unknown],
      { name: "stems" },
    );
    for (const { word, stem } of rows) known.set(word, stem);
  }
  return known;
}

export async function stemKeyword(db: Db, keyword: Keyword): Promise<ReadonlyMap<string, string>> {
  const aliases = [...keyword.words, ...keyword.either.flat(2)].flatMap((word) => listAliases(word).flat());
  const exact = [...keyword.phrases, ...keyword.either.flat(), ...keyword.excluded].flat();
  const words = [...keyword.words, ...aliases, ...exact];
  return words.length === 0 ? new Map() : stemWords(db, words);
}
