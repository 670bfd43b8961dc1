import type { Db } from "../platform/db.ts";
import type { ChangedDocument } from "./changed-documents.ts";
import { type DocumentSet, createSet } from "./document-set.ts";
import { listBasePlaces, type TextIndex } from "./base-index.ts";
import { findLowerBound } from "./lower-bound.ts";
import { includeList, moveLists, packLists } from "./place-lists.ts";
import type { SearchIndex } from "./search-index.ts";
import { readTexts } from "./search-index.sql.ts";

export async function findByText(db: Db, index: SearchIndex, parameter: string, part: string): Promise<DocumentSet> {
  const found = createSet(index.size);
  const { joined, starts, lists } = await openTexts(db, index, parameter);
  for (let hit = joined.indexOf(part); hit >= 0;) {
    const at = findLowerBound(starts, hit + 1) - 1;
    includeList(lists, at, found);
    // Skip to the next text: one match per text suffices.
    hit = at + 1 < starts.length ? joined.indexOf(part, starts[at + 1]) : -1;
  }
  return index.complete(found, ({ texts }) => texts[parameter]?.includes(part) === true);
}

export const openTexts = (db: Db, index: SearchIndex, parameter: string): Promise<TextIndex> =>
  index.base.texts.open(parameter, index.changes.gone, () => loadTexts(db, index, parameter));

async function loadTexts(db: Db, index: SearchIndex, parameter: string): Promise<TextIndex> {
  const rows = await readTexts(db, parameter);
  await index.check(db);
  return {
    joined: rows.map(({ text }) => text).join("\n"),
    starts: findStarts(rows.map(({ text }) => text)),
    lists: packLists(rows.map(({ ids }) => listBasePlaces(index.base, ids))),
  };
}

function findStarts(texts: readonly string[], first = 0): Int32Array {
  let length = first;
  return Int32Array.from(texts, (text) => {
    const start = length;
    length += text.length + 1;
    return start;
  });
}

export const listTexts = (
  changed: readonly Pick<ChangedDocument, "texts" | "place">[],
  parameter: string,
): { text: string; place: number }[] =>
  changed.flatMap(({ texts: { [parameter]: text }, place }) => (text === undefined ? [] : [{ text, place }]));

/** Texts without documents stay. */
export function moveTexts(
  { joined, starts, lists }: TextIndex,
  newPlaces: Int32Array,
  added: readonly { text: string; place: number }[],
): TextIndex {
  const count = starts.length;
  const from = new Int32Array(count + added.length).fill(-1);
  for (let at = 0; at < count; at += 1) from[at] = at;
  const moved = moveLists(lists, {
    newPlaces,
    from,
    added: new Map(added.map(({ place }, at) => [count + at, [place]])),
  });
  if (added.length === 0) return { joined, starts, lists: moved };
  const texts = added.map(({ text }) => text);
  const allStarts = new Int32Array(from.length);
  allStarts.set(starts);
  allStarts.set(findStarts(texts, count > 0 ? joined.length + 1 : 0), count);
  return { joined: (count > 0 ? `${joined}\n` : "") + texts.join("\n"), starts: allStarts, lists: moved };
}
