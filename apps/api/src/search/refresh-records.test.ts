import { createDefaultQuery, FACT_ORDERS, type SearchScope, SEARCH_SCOPES } from "@rotunda/core";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { refreshSearch } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { openPostgres } from "../platform/postgres-db.ts";
import { describeOnEachDatabase, postgres } from "../testing/databases.ts";
import { IDS, loadFixture } from "../testing/fixture.ts";
import { hasPostgres } from "../testing/postgres-cluster.ts";
import { loadLeaksFixture } from "../testing/fixture-leaks.ts";
import { findByText } from "./find-by-text.ts";
import { createSet, includes, toSet, unite } from "./document-set.ts";
import { countFacets, openFacets } from "./facet-index.ts";
import { filterByRating } from "./filter-by-rating.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch } from "./run-search.ts";
import { mergeWhenIdle, openIndex } from "./open-index.ts";
import type { SearchIndex } from "./search-index.ts";
import { findByFact, sortByFact } from "./sort-by-fact.ts";
import { warmSearch } from "./warm-search.ts";

const NAMES = ["Quill", "Sorrel", "O’Tansy", "Marquez", "Adams"];
const READERS = [null, [], [1], [1, 2, 3, 4]] as const;
const TEXTS = ["jobtitle", "x:jobtitle", "x:school", "x:city", "x:office_location"];
const ORDERS = ["relevance", "alphabetical_desc", "state", "district", "seniority"] as const;

/** Statements that change records; `n` and `m` choose which. */
const CHANGES = [
  "update profiles set last_name = $3, preferred_name_display = first_name || ' ' || $3 where id = $1",
  "update profiles set party_id = 1 + $2 % 3, state_code = (array['WA', 'OH', ''])[1 + $2 % 3] where id = $1",
  "update profiles set is_former = not is_former, subscription_modules = array[1 + $2 % 2] where id = $1",
  "update profiles set is_unlocked = not is_unlocked, birth_date = '1960-02-03' where id = $1",
  "update profiles set body = body || jsonb_build_object('narrative', '<p>salmon ' || $3 || '</p>') where id = $1",
  "update profiles set body = body - 'religion', title = $3, nickname = $3 where id = $1",
  "update offices set phone = '202-555-01' || (10 + $2 % 80), building = $3 where profile_id = $1",
  "update terms set start_date = start_date - 400 where profile_id = $1",
  "delete from group_members where profile_id = $1",
  `insert into group_members (group_id, profile_id, side, rank)
   select g.id, $1, 'MAJ', 1 from groups g where g.id = $2 on conflict do nothing`,
  "delete from profiles where id = $1",
  `insert into profiles (source, source_id, first_name, last_name, preferred_name_display, chamber_id, state_code)
   values ('test', gen_random_uuid()::text, 'New', $3, 'New ' || $3, 1, 'WA')`,
  `insert into contacts (record_type, source, source_id, full_name, last_name, title, employer_profile_id, profile_type_id)
   select 'staffer', 'test', gen_random_uuid()::text, 'Staff ' || $3, $3, 'Chief of Staff', p.id, 1 from profiles p where p.id = $1`,
  "update contacts set title = $3, job_category_ids = array[1 + $2 % 3] where id = $2",
  "update contacts set full_name = $3, last_name = $3 where id = $2",
  "delete from contacts where id = $2",
  "update groups set long_name = 'Committee on ' || $3, is_former = not is_former where id = $2",
  "delete from groups where id = $2",
  "update agencies set name = $3, agency_full = $3, parent_id = null where id = $2",
  "update states set narrative = $3 where id = 1 + $2 % 50",
  "update districts set name = $3 where id = $2",
] as const;

type Change = [change: (typeof CHANGES)[number], n: number, m: number, name: string];

async function apply(db: Db, changes: readonly Change[]): Promise<void> {
  const idsOf = async (table: string) =>
    (await db.query<{ id: number }>(`select id from ${table} order by id`)).map(({ id }) => id);
  for (const [change, n, m, name] of changes) {
    const table = /(contacts|groups|agencies|districts)/.exec(change)?.[1] ?? "groups";
    const [people, others] = [await idsOf("profiles"), await idsOf(table)];
    const values = [people[n % people.length] ?? 0, others[m % others.length] ?? m, name];
    // Each statement has the values that it names.
    const used = [1, 2, 3].filter((number) => change.includes(`$${number}`));
    const types = ["int", "int", "text"];
    const text = used.reduce(
      (sql, number, at) => sql.replaceAll(`$${number}`, `@${at + 1}::${types[number - 1]}`),
      change as string,
    );
    await db.query(
      text.replaceAll("@", "$"),
      used.map((number) => values[number - 1]),
    );
  }
}

/** Everything that a refresh derives. */
const STORED = {
  documents: "select id, digest from search_documents order by id",
  texts: "select * from search_texts order by 1, 2",
  ratings: "select * from search_ratings order by 1, 2",
  facets: "select * from search_facets order by 1, 2",
  titles: "select * from job_titles order by 1, 2",
  records: "select * from records order by 1, 2",
  reasons: "select * from match_texts order by 1",
};

async function readStored(db: Db): Promise<unknown> {
  const read = Object.entries(STORED).map(async ([name, text]) => [name, await db.query(text)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** The parts of the index in memory that searches use, with documents numbered by importance. */
async function describeIndex(db: Db, index: SearchIndex): Promise<unknown> {
  const { size, count, ofScope, among, names } = index;
  const all = createSet(size);
  for (const set of ofScope.values()) unite(all, set);
  const places = index.list(all, 0, Infinity);
  const numbers = new Map(places.map((place, number) => [place, number]));
  const number = (from: Iterable<number>) => [...from].flatMap((place) => numbers.get(place) ?? []);
  const list = (set: Uint32Array) => number(index.list(set, 0, Infinity));
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const postings = await index.load(db, ["'party:1'", "'salmon'", "'n:quill'", "'x:religion:1'"]);
  const facets = await openFacets(db, index);
  return {
    count,
    records: places.map(index.recordAt),
    birthdays: places.map(index.birthdayAt),
    pages: [0, 1, 7, 30].map((skip) => number(index.list(all, skip, 5))),
    orders: [number(index.byName()), number(index.byNameBackwards())],
    facts: await Promise.all(
      FACT_ORDERS.map(async (order) => {
        const { places: byFact, onCard, elsewhere } = await sortByFact(db, index, order);
        const known = [...byFact].filter((place) => includes(onCard, place) || includes(elsewhere, place));
        return { places: number(known), onCard: list(onCard), elsewhere: list(elsewhere) };
      }),
    ),
    sets: [...ofScope.values(), among([...ofScope.keys()], false), ...READERS.map(index.accessFilter)].map(list),
    names: letters.map((letter) => [
      list(names.beginning(letter, all)),
      list(names.beginning(letter, createSet(size))),
    ]),
    words: [3, 4, 5, 6, 7].map((length) =>
      names.wordsOfLength(length).toSorted((one, other) => (one.word < other.word ? -1 : 1)),
    ),
    texts: await Promise.all(
      TEXTS.map((parameter) =>
        Promise.all(letters.map(async (letter) => list(await findByText(db, index, parameter, letter)))),
      ),
    ),
    ofState: await Promise.all(
      ["Washington", "Ohio"].map(async (state) => list(await findByFact(db, index, "state", state))),
    ),
    ratings: await Promise.all(
      ["1", "2", "3"].map(async (groupId) =>
        list(await filterByRating(db, index, { groupId, operator: "gte", percent: 0 })),
      ),
    ),
    postings: [...postings].map(([query, set]) => [query, list(toSet(set, size))]),
    counts: READERS.map((modules) => {
      const countsOf = countFacets(facets, { count, tiers: [{ set: all, order: null }] }, index.accessFilter(modules));
      return ["party", "committees", "agencies", "gender", "political_party"].map(countsOf);
    }),
  };
}

describeOnEachDatabase("refreshing changed records", (openDb) => {
  const search = (scope: SearchScope, keyword: string, order: (typeof ORDERS)[number] = "relevance") =>
    runSearch(
      openDb(),
      scope,
      { ...createDefaultQuery(), keyword, order, pageSize: 96 },
      { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" },
    );
  const searchAll = () =>
    Promise.all(
      SEARCH_SCOPES.flatMap((scope) =>
        ["", "quill", "salmon", "committee"].flatMap((keyword) => ORDERS.map((order) => search(scope, keyword, order))),
      ),
    );

  it("gives the index that a rebuild gives, stored and in memory", { timeout: 400_000 }, async () => {
    const db = openDb();
    await loadLeaksFixture(db);
    // Thousands, which would only take time.
    await db.query("delete from districts where id % 50 > 0");
    await rebuildSearch(db);
    await warmSearch(db);
    const aChange = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(10_000), fc.nat(10_000), fc.constantFrom(...NAMES));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(aChange, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        async (rounds) => {
          const before = await openIndex(db);
          for (const changes of rounds) {
            await apply(db, changes);
            await refreshSearch(db);
          }
          const changed = await openIndex(db);
          // The base wasn't read again.
          expect(changed.base).toBe(before.base);
          const described = await describeIndex(db, changed);
          await mergeWhenIdle(changed, 1);
          const merged = await openIndex(db);
          expect(merged.changes.gone.size + merged.changes.added.length).toBe(0);
          expect(await describeIndex(db, merged)).toEqual(described);
          const refreshed = {
            stored: await readStored(db),
            index: described,
            results: await searchAll(),
          };
          await rebuildSearch(db);
          await warmSearch(db);
          const fresh = await openIndex(db);
          expect(fresh.base).not.toBe(merged.base);
          expect(refreshed.stored).toEqual(await readStored(db));
          expect(refreshed.index).toEqual(await describeIndex(db, fresh));
          expect(refreshed.results).toEqual(await searchAll());
        },
      ),
      { numRuns: 3 },
    );
  });

  it("uses nothing that was read in a transaction that was rolled back", async () => {
    const db = openDb();
    await loadFixture(db);
    const before = await openIndex(db);
    const read = async (tx: Db) => {
      const index = await openIndex(tx);
      const sets = [
        ...(await index.load(tx, ["'n:marquez'"])).values(),
        await findByText(tx, index, "jobtitle", "e"),
        await findByFact(tx, index, "state", "Washington"),
      ];
      return sets.map((set) => index.list(toSet(set, index.size), 0, Infinity).map(index.recordAt));
    };
    let inside: unknown = null;
    const doomed = db.transaction(async (tx) => {
      await tx.query(`delete from profiles where id = ${IDS.marquez}`);
      await refreshSearch(tx);
      expect((await openIndex(tx)).base).toBe(before.base);
      inside = await read(tx);
      throw new Error("no");
    });
    await expect(doomed).rejects.toThrow("no");
    const after = await read(db);
    expect(after).not.toEqual(inside);
    expect(await openIndex(db)).toBe(before);
    await db.query("update search_documents set is_former = is_former");
    expect((await openIndex(db)).base).not.toBe(before.base);
    expect(await read(db)).toEqual(after);
  });

  it("repeats a search during which a record changed", async () => {
    const db = openDb();
    await loadFixture(db);
    const before = await openIndex(db);
    await db.query(
      `update profiles set last_name = 'Quillfeather', preferred_name_display = 'Ada Quillfeather' where id = ${IDS.marquez}`,
    );
    const { pagination } = await search("universal", "quillfeather");
    expect(pagination.total_hits).toBe(0);
    await refreshSearch(db);
    await expect(before.load(db, ["'n:quillfeather'"])).rejects.toThrow("has changed");
    expect((await search("universal", "quillfeather")).results.map(({ id }) => id)).toEqual([IDS.marquez]);
  });
});

describe.skipIf(!hasPostgres())("searching on PostgreSQL during an import", () => {
  it("finds what was there before, without waiting, and the new records once they are committed", async () => {
    const { db, url, end } = await postgres();
    onTestFinished(end);
    const server = openPostgres(url);
    onTestFinished(() => server.close());
    await loadFixture(db);
    const count = async (keyword: string) => {
      const query = { ...createDefaultQuery(), keyword };
      const context = { reader: { userId: null, modules: [1, 2, 3, 4] }, today: "2026-06-30" };
      return (await runSearch(server, "universal", query, context)).pagination.total_hits;
    };
    const all = await count("");
    // A search that waited for the transaction would never end.
    await db.transaction(async (tx) => {
      await tx.query(`insert into profiles (source, source_id, first_name, last_name, preferred_name_display)
        select 'test', n::text, 'Ada', 'Quillfeather', 'Ada Quillfeather' from generate_series(1, 1500) n`);
      await tx.query("update profiles set title = 'Imported' where source <> 'test'");
      await refreshSearch(tx);
      expect([await count("quillfeather"), await count("")]).toEqual([0, all]);
    });
    expect([await count("quillfeather"), await count("")]).toEqual([1500, all + 1500]);
  });
});
