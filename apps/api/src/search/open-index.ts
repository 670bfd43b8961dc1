import { lockUntilEnd } from "../platform/advisory-locks.ts";
import type { Db } from "../platform/db.ts";
import { buildBase, CHANGES_MAX, rankByImportance, SCOPES } from "./base-index.ts";
import { indexNames } from "./name-index.ts";
import { mergeChanges, patchIndex } from "./patch-index.ts";
import { readDocuments } from "./read-documents.ts";
import { openUnchanged, type SearchIndex, StaleIndex } from "./search-index.ts";
import { readGeneration } from "./search-index.sql.ts";
import { readPatch } from "./search-patches.sql.ts";

/** The current one and, during a transaction that changes the directory, its own. */
const GENERATIONS_MAX = 2;

const generations = new Map<string, SearchIndex>();
const loading = new WeakMap<Db, Promise<SearchIndex>>();

export async function openIndex(db: Db, read?: string | null): Promise<SearchIndex> {
  const generation = read ?? (await readGeneration(db));
  const known = generations.get(generation ?? "");
  if (known) return known;
  // Pending loads are shared per database: a transaction must not wait for one outside it.
  const pending = loading.get(db);
  if (pending) {
    await pending;
    return openIndex(db);
  }
  const reading = catchUp(db, generation);
  loading.set(db, reading);
  try {
    return await reading;
  } finally {
    loading.delete(db);
  }
}

/** Repeats a run if the database changes meanwhile. `read` is the generation that the caller read. */
export async function withIndex<Result>(
  db: Db,
  read: string | null | undefined,
  run: (index: SearchIndex) => Promise<Result>,
): Promise<Result> {
  searches += 1;
  try {
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await run(await openIndex(db, repeats === 0 ? read : null));
      } catch (error) {
        if (!(error instanceof StaleIndex) || repeats === REPEATS_MAX) throw error;
      }
    }
  } finally {
    searches -= 1;
  }
}

let searches = 0;

export const isSearching = (): boolean => searches > 0;

const REPEATS_MAX = 20;

async function catchUp(db: Db, generation: string | null): Promise<SearchIndex> {
  const bases = new Map([...generations.values()].map(({ base }) => [base.generation ?? "", base]));
  const patch = bases.size === 0 ? null : await readPatch(db, bases, SCOPES);
  const patched = patch && (await patchIndex(patch));
  if (!patched) return readAll(db, generation);
  keep(patch.generation, patched);
  return patched;
}

/** Repeats until the generation didn't change while reading. On PostgreSQL, refreshes wait. */
async function readAll(db: Db, generation: string | null): Promise<SearchIndex> {
  if (db.kind === "postgres") {
    const read = await db.transaction(async (tx) => {
      await lockUntilEnd(tx, "search", { isShared: true });
      return readIndex(tx, await readGeneration(tx));
    });
    if (read.generation !== null) keep(read.generation, read);
    return read;
  }
  const index = await readIndex(db, generation);
  const now = await readGeneration(db);
  if (now !== generation) return readAll(db, now);
  if (generation !== null) keep(generation, index);
  return index;
}

/** Below this number, changes don't slow down searches. */
const MERGED_MIN = 100;

/** Merges changes into the arrays of a known index, so that no search has to. */
export async function mergeWhenIdle(index: SearchIndex, least = MERGED_MIN): Promise<void> {
  const { generation, base, changes } = index;
  if (generation === null || isSearching() || changes.added.length + changes.gone.size < least) return;
  const merged = await mergeChanges(base, { generation, changes });
  if (generations.get(generation) === index) generations.set(generation, openUnchanged(merged));
}

function keep(generation: string, index: SearchIndex): void {
  generations.set(generation, index);
  for (const oldest of generations.keys()) {
    if (generations.size <= GENERATIONS_MAX) return;
    generations.delete(oldest);
  }
}

async function readIndex(db: Db, generation: string | null): Promise<SearchIndex> {
  const { nameWords, hiddenNameWords, ...documents } = await readDocuments(db, SCOPES);
  const byName = rankByImportance(documents.numbers.importance);
  const names = await indexNames({ nameWords, hiddenNameWords }, byName, byName.length + CHANGES_MAX);
  return openUnchanged(buildBase({ generation, documents, byName, names }));
}
