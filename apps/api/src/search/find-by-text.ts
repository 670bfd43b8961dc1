import type { Db } from "../platform/db.ts";
import { type DocumentSet, include, createSet } from "./document-set.ts";
import { findLowerBound } from "./lower-bound.ts";
import { ABSENT, type SearchIndex, type TextIndex } from "./search-index.ts";
import { readTexts } from "./search-index.sql.ts";

export async function findByText(db: Db, index: SearchIndex, parameter: string, part: string): Promise<DocumentSet> {
  const found = createSet(index.size);
  const { joined, starts, places } = await openTexts(db, index, parameter);
  for (let hit = joined.indexOf(part); hit >= 0;) {
    const at = findLowerBound(starts, hit + 1) - 1;
    for (const place of places[at] ?? []) include(found, place);
    // Skip to the next text: one match per text suffices.
    hit = at + 1 < starts.length ? joined.indexOf(part, starts[at + 1]) : -1;
  }
  return found;
}

export async function findByWholeText(
  db: Db,
  index: SearchIndex,
  parameter: string,
  text: string,
): Promise<DocumentSet> {
  const found = createSet(index.size);
  const { joined, places } = await openTexts(db, index, parameter);
  for (const place of places[joined.split("\n").indexOf(text)] ?? []) include(found, place);
  return found;
}

export async function openTexts(db: Db, index: SearchIndex, parameter: string): Promise<TextIndex> {
  const texts = index.texts.get(parameter) ?? (await loadTexts(db, index, parameter));
  index.texts.set(parameter, texts);
  return texts;
}

async function loadTexts(db: Db, index: SearchIndex, parameter: string): Promise<TextIndex> {
  const rows = await readTexts(db, parameter);
  let length = 0;
  const starts = Int32Array.from(rows, ({ text }) => {
    const start = length;
    length += text.length + 1;
    return start;
  });
  return {
    joined: rows.map(({ text }) => text).join("\n"),
    starts,
    places: rows.map(({ ids }) => index.placesOf(ids).filter((place) => place !== ABSENT)),
  };
}
