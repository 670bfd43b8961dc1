import { type BaseIndex, buildBase, CHANGES_MAX, type NamedDocuments, rankByImportance } from "./base-index.ts";
import { type Changes, locateChanges, mergeNames, type NameOrder } from "./changed-documents.ts";
import { listTexts, moveTexts } from "./find-by-text.ts";
import { NONE_GONE } from "./part-cache.ts";
import { ABSENT } from "./place-lists.ts";
import { openChanged, openUnchanged, type SearchIndex } from "./search-index.ts";
import { NUMBERS } from "./search-index.sql.ts";
import type { IndexPatch } from "./search-patches.sql.ts";
import { listFacts, moveFacts } from "./sort-by-fact.ts";

/** Returns the index after a patch of its base, equal to one read from the database; null if they don't fit together. */
export async function patchIndex(patch: IndexPatch): Promise<SearchIndex | null> {
  const changes = locateChanges(patch);
  if (!changes) return null;
  const isSmall = patch.added.length <= CHANGES_MAX && changes.gone.size <= CHANGES_MAX;
  const { base, generation } = patch;
  return isSmall
    ? openChanged(base, { generation, changes })
    : openUnchanged(await mergeChanges(base, { generation, changes }));
}

/** Builds a base that includes the changes, in time proportional to all documents. */
export async function mergeChanges(
  base: BaseIndex,
  { generation, changes }: { generation: string; changes: Changes },
): Promise<BaseIndex> {
  const { gone, added } = changes;
  const { from, isNamesake } = mergeNames(base, changes);
  const documents = gatherDocuments(base.documents, { from, isNamesake }, added);
  const byName = rankByImportance(documents.numbers.importance);
  const { moves, places } = findMoves(base, from, byName);
  // Other requests run between the steps.
  await new Promise(setImmediate);
  const moved = added.map((one, at) => ({ ...one, place: places[at] ?? 0 }));
  const names = base.names.move(moves, moved, documents.modules.length + CHANGES_MAX);
  await new Promise(setImmediate);
  const merged = buildBase({ generation, documents, byName, names });
  for (const [parameter, known] of base.texts.listUsable(gone)) {
    merged.texts.set(parameter, moveTexts(known, moves, listTexts(moved, parameter)), NONE_GONE);
  }
  for (const [order, known] of base.facts.listUsable(gone)) {
    await new Promise(setImmediate);
    merged.facts.set(
      order,
      moveFacts(known, { newPlaces: moves, byName, size: merged.size }, listFacts(moved, order)),
      NONE_GONE,
    );
  }
  return merged;
}

function gatherDocuments(
  old: NamedDocuments,
  { from, isNamesake }: NameOrder,
  added: Changes["added"],
): NamedDocuments {
  const gather = (name: (typeof NUMBERS)[number]) => {
    const column = old.numbers[name];
    return from.map((at) => (at < 0 ? added[-1 - at]?.[name] : column[at]) ?? 0);
  };
  return {
    numbers: Object.fromEntries(NUMBERS.map((name) => [name, gather(name)])) as NamedDocuments["numbers"],
    isNamesake,
    modules: Array.from(from, (at) => (at < 0 ? added[-1 - at]?.modules : old.modules[at]) ?? ""),
  };
}

function findMoves({ byName: placesBefore }: BaseIndex, from: Int32Array, byName: Int32Array) {
  const moves = new Int32Array(placesBefore.length).fill(ABSENT);
  const places: number[] = [];
  for (let at = 0; at < from.length; at += 1) {
    const old = from[at] ?? 0;
    if (old >= 0) moves[placesBefore[old] ?? 0] = byName[at] ?? ABSENT;
    else places[-1 - old] = byName[at] ?? ABSENT;
  }
  return { moves, places };
}
