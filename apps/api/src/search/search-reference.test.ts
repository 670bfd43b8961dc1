import { createDefaultQuery, isOutsideSubscription, readSubject, type SearchQuery, SORT_OPTIONS } from "@rotunda/core";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { seedLookups } from "../directory/lookups.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { insertFixture } from "../testing/insert-rows.ts";
import { countOptions } from "./count-options.ts";
import { rebuildSearch } from "./rebuild-search.ts";
import { runSearch } from "./run-search.ts";

// Compares searches of a random directory with a simple implementation of the rules in memory.

const FIRST = ["Quill", "Sorrel", "Tansy", "Yarrow"];
const WORDS = ["harbor", "cedar", "grain", "salmon", "birch", "otter"];
const STATES = ["WA", "OH", "TX"];
const STATE_NAMES: Record<string, string> = { WA: "washington", OH: "ohio", TX: "texas" };
const PARTIES = ["", "republican", "democrat", "independent"];

interface Person {
  id: number;
  first: string;
  last: string;
  position: string[];
  prose: string[];
  party: 1 | 2 | 3;
  state: string;
  chamber: 1 | 2;
  committees: (1 | 2)[];
  isFormer: boolean;
  modules: (1 | 2)[];
  isUnlocked: boolean;
  religion: 1 | 2;
  birthYear: 1950 | 1960;
  district: "" | "2" | "10" | "AL";
  terms: { type: "rep" | "sen"; start: string | null; end: string | null }[];
}

const COMMITTEES = [
  { id: 1, name: "harbor grain" },
  { id: 2, name: "otter" },
];

const words = (most: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: most });
const aPerson = fc.record({
  first: fc.constantFrom(...FIRST),
  last: fc.constantFrom(...WORDS),
  position: words(2),
  prose: words(4),
  party: fc.constantFrom(1, 2, 3),
  state: fc.constantFrom(...STATES),
  chamber: fc.constantFrom(1, 2),
  committees: fc.uniqueArray(fc.constantFrom(1, 2)),
  isFormer: fc.boolean(),
  modules: fc.uniqueArray(fc.constantFrom(1, 2)),
  isUnlocked: fc.boolean(),
  religion: fc.constantFrom(1, 2),
  birthYear: fc.constantFrom(1950, 1960),
  district: fc.constantFrom("", "2", "10", "AL"),
  terms: fc.array(
    fc.record({
      type: fc.constantFrom("rep", "sen"),
      start: fc.constantFrom(null, "1999-01-03", "2007-01-03", "2021-01-03"),
      end: fc.constantFrom(null, "2009-01-03", "2027-01-03"),
    }),
    { maxLength: 3 },
  ),
});
const people: Person[] = fc
  .sample(aPerson, { numRuns: 60, seed: 4 })
  .map((person, index) => ({ ...person, id: index + 1 }));

const aTerm = fc.oneof(
  fc.constantFrom(...FIRST, ...WORDS).map((word) => ({ kind: "word" as const, words: [word] })),
  fc
    .tuple(fc.constantFrom(...FIRST, ...WORDS), fc.constantFrom(...WORDS))
    .map((pair) => ({ kind: "phrase" as const, words: [...pair] })),
  fc.constantFrom(...WORDS).map((word) => ({ kind: "excluded" as const, words: [word] })),
);
const aSearch = fc.record({
  terms: fc.array(aTerm, { maxLength: 3 }),
  parties: fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 2 }),
  states: fc.uniqueArray(fc.constantFrom(...STATES), { maxLength: 2 }),
  committees: fc.uniqueArray(fc.constantFrom(1, 2), { maxLength: 2 }),
  includeFormer: fc.boolean(),
  religion: fc.constantFrom(null, null, 1, 2),
  birthYear: fc.constantFrom(null, null, 1950, 1960),
  modules: fc.constantFrom(null, [], [1], [2], [1, 2]),
  hidePaywalled: fc.boolean(),
  order: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
  page: fc.integer({ min: 1, max: 6 }),
  pageSize: fc.integer({ min: 1, max: 20 }),
});
type Search = typeof aSearch extends fc.Arbitrary<infer S> ? S : never;

const includesRun = (text: readonly string[], run: readonly string[]): boolean =>
  text.some((_, at) => run.every((word, offset) => text[at + offset] === word.toLowerCase()));

/** A person's texts by rank: names, position, prose. Positions here don't name the state. */
function textsOf(person: Person): string[][][] {
  const name = [[person.first.toLowerCase(), person.last]];
  const head = [person.position, [PARTIES[person.party] ?? ""]];
  const seats = person.committees.map((id) => COMMITTEES.find((one) => one.id === id)?.name.split(" ") ?? []);
  return [name, head, [[STATE_NAMES[person.state] ?? ""], ...seats, person.prose]];
}

const isLocked = (person: Person, { modules }: Search): boolean =>
  isOutsideSubscription({ isUnlocked: person.isUnlocked, subscriptionModules: person.modules }, modules);

/** A locked person has only the card's texts. */
function tierOf(person: Person, search: Search): number | null {
  const { terms } = search;
  const texts = isLocked(person, search) ? textsOf(person).slice(0, 2) : textsOf(person);
  const wanted = terms.filter(({ kind }) => kind !== "excluded");
  const has = (upTo: number, run: string[]) =>
    texts
      .slice(0, upTo)
      .flat()
      .some((text) => includesRun(text, run));
  if (terms.some((term) => term.kind === "excluded" && has(3, term.words))) return null;
  const tier = [1, 2, 3].find((upTo) => wanted.every((term) => has(upTo, term.words)));
  return wanted.length === 0 ? 0 : (tier ?? null);
}

const DISTRICTS = ["2", "10", "AL"];

/** The sort key of a person by a fact; empty if unknown, or if locked, because no card here shows the fact. */
function factOf(person: Person, search: Search): string {
  if (isLocked(person, search)) return "";
  if (search.order === "state") return STATE_NAMES[person.state] ?? "";
  if (search.order === "district") {
    const at = DISTRICTS.indexOf(person.district);
    return at < 0 ? "" : `${STATE_NAMES[person.state]} ${person.chamber} ${at}`;
  }
  const rank = ({ start, end }: Person["terms"][number]) => (end ?? "9999") + (start ?? "");
  const last = person.terms.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
  const starts = person.terms.flatMap(({ type, start }) => (type === last?.type && start !== null ? [start] : []));
  return starts.toSorted()[0] ?? "";
}

function reference(search: Search): { hits: number; page: number[] } {
  const byName = (a: Person, b: Person) => {
    const [one, other] = [`${a.last} ${a.first.toLowerCase()}`, `${b.last} ${b.first.toLowerCase()}`];
    return one < other ? -1 : one > other ? 1 : 0;
  };
  const importance = ({ chamber, isFormer }: Person) => (chamber === 2 ? 80 : 75) - (isFormer ? 40 : 0);
  const found = people
    .flatMap((person) => {
      const tier = tierOf(person, search);
      return tier === null ? [] : [{ person, tier }];
    })
    .filter(({ person }) => search.includeFormer || !person.isFormer)
    .filter(({ person }) => search.parties.length === 0 || search.parties.some((party) => party === person.party))
    .filter(
      ({ person }) => search.states.length === 0 || (search.states.includes(person.state) && !isLocked(person, search)),
    )
    .filter(({ person }) => !(search.hidePaywalled && isLocked(person, search)))
    // Words that only a locked profile contains find nobody.
    .filter(
      ({ person }) => search.religion === null || (person.religion === search.religion && !isLocked(person, search)),
    )
    .filter(
      ({ person }) => search.birthYear === null || (person.birthYear === search.birthYear && !isLocked(person, search)),
    )
    .filter(
      ({ person }) =>
        search.committees.length === 0 ||
        COMMITTEES.some(
          ({ id, name }) =>
            search.committees.some((asked) => asked === id) &&
            person.committees.some((own) => own === id) &&
            (!isLocked(person, search) || person.position.join(" ").includes(name)),
        ),
    );
  const typedWords = search.terms.flatMap(({ kind, words }) => (kind === "word" ? words : []));
  const { words: subject } = readSubject(typedWords.map((word) => word.toLowerCase()));
  const typedName = subject.join(" ");
  /** The whole name, or in prose a part of it. */
  const isTyped = ({ person, tier }: { person: Person; tier: number }) => {
    const [first, last] = [person.first.toLowerCase(), person.last];
    if (tier === 3) return subject.some((word) => word === first || word === last);
    return [last, `${first} ${last}`, `${last} ${first}`].includes(typedName);
  };
  const sorted = found.toSorted((a, b) => {
    if (search.order === "alphabetical_asc") return byName(a.person, b.person) || a.person.id - b.person.id;
    if (search.order === "alphabetical_desc") return byName(b.person, a.person) || a.person.id - b.person.id;
    if (search.order === "state" || search.order === "district" || search.order === "seniority") {
      const [one, other] = [a, b].map(({ person }) => factOf(person, search) || "~") as [string, string];
      return one < other ? -1 : one > other ? 1 : byName(a.person, b.person) || a.person.id - b.person.id;
    }
    return (
      (search.order === "relevance" ? a.tier - b.tier || Number(isTyped(b)) - Number(isTyped(a)) : 0) ||
      importance(b.person) - importance(a.person) ||
      byName(a.person, b.person) ||
      a.person.id - b.person.id
    );
  });
  const last = Math.max(0, Math.ceil(sorted.length / search.pageSize) - 1);
  const start = Math.min(search.page - 1, last) * search.pageSize;
  return { hits: sorted.length, page: sorted.slice(start, start + search.pageSize).map(({ person }) => person.id) };
}

describeWithDatabase(
  "search of a random directory",
  (openDb) => {
    beforeAll(async () => {
      const db = openDb();
      await seedLookups(db);
      const religions = (
        await db.query<{ name: string }>(
          "select name from lookup_items where list = 'religions' and id in (1, 2) order by id",
        )
      ).map(({ name }) => name);
      await insertFixture(
        db,
        "profiles",
        people.map((person) => ({
          id: person.id,
          source: "random",
          source_id: `${person.id}`,
          first_name: person.first,
          last_name: person.last,
          preferred_name_display: `${person.first} ${person.last}`,
          position_summary: person.position.join(" "),
          party_id: person.party,
          state_code: person.state,
          chamber_id: person.chamber,
          district: person.district,
          is_former: person.isFormer,
          subscription_modules: person.modules,
          is_unlocked: person.isUnlocked,
          birth_date: `${person.birthYear}-05-05`,
          body: { religion: religions[person.religion - 1], narrative: `<p>${person.prose.join("</p> <p>")}</p>` },
        })),
      );
      await insertFixture(
        db,
        "terms",
        people.flatMap(({ id, terms }) =>
          terms.map(({ type, start, end }, position) => ({
            profile_id: id,
            position,
            type,
            start_date: start,
            end_date: end,
          })),
        ),
      );
      await insertFixture(
        db,
        "groups",
        // Omitted from results because they are not people.
        COMMITTEES.map(({ id, name }) => ({
          id,
          kind: "committee",
          source: "random",
          source_id: `${id}`,
          long_name: name,
          is_former: true,
        })),
      );
      await insertFixture(
        db,
        "group_members",
        people.flatMap(({ id, committees }) =>
          committees.map((group_id) => ({ group_id, profile_id: id, side: "MAJ", rank: 1 })),
        ),
      );
      await rebuildSearch(db);
      await db.query("delete from search_documents where record_type = 'committee'");
    });

    it("finds, counts, sorts and pages results by the rules", async () => {
      await fc.assert(
        fc.asyncProperty(aSearch, async (search) => {
          const page = await runSearch(openDb(), "universal", toQuery(search), toContext(search));
          const expected = reference(search);
          // If nothing matches, the server searches some of the words instead.
          if (expected.hits === 0 && page.showing_results_for !== "") return;
          expect({
            hits: page.pagination.total_hits,
            page: page.results.map(({ id }) => id),
            near: page.showing_results_for,
          }).toEqual({ ...expected, near: "" });
        }),
        { numRuns: 250 },
      );
    });

    it("counts for each option what a search with it instead of the filter’s other options finds", async () => {
      await fc.assert(
        fc.asyncProperty(aSearch, async (search) => {
          const page = await runSearch(openDb(), "universal", toQuery(search), toContext(search));
          if (reference(search).hits === 0 && page.showing_results_for !== "") return;
          const { counts } = await countOptions(openDb(), "universal", toQuery(search), toContext(search));
          const expected = (changes: Record<string, Partial<Search>>) =>
            Object.fromEntries(
              Object.entries(changes)
                .map(([value, change]) => [value, reference({ ...search, ...change }).hits] as const)
                .filter(([, hits]) => hits > 0),
            );
          const ids = [1, 2, 3] as const;
          const { political_party, current_office_state_abbr, committees, religion, include_former } = counts;
          expect({ political_party, current_office_state_abbr, committees, religion, include_former }).toEqual({
            political_party: expected(Object.fromEntries(ids.map((id) => [id, { parties: [id] }]))),
            current_office_state_abbr: expected(Object.fromEntries(STATES.map((code) => [code, { states: [code] }]))),
            committees: expected({ 1: { committees: [1] }, 2: { committees: [2] } }),
            religion: expected({ 1: { religion: 1 }, 2: { religion: 2 } }),
            include_former: expected({ true: { includeFormer: true } }),
          });
        }),
        { numRuns: 150 },
      );
    });
  },
  { keep: true },
);

const named = (id: number | string) => ({ id: String(id), name: "" });

const toQuery = (search: Search): SearchQuery => ({
  ...createDefaultQuery(),
  keyword: search.terms.map(typed).join(" "),
  politicalParty: search.parties.map(named),
  currentOfficeStates: search.states.map(named),
  committees: search.committees.map(named),
  includeFormer: search.includeFormer,
  religion: search.religion === null ? null : named(search.religion),
  birthYear: search.birthYear === null ? "" : `${search.birthYear}`,
  hidePayWalledProfiles: search.hidePaywalled,
  order: search.order,
  page: search.page,
  pageSize: search.pageSize,
});

const toContext = ({ modules }: Search) => ({ reader: { userId: null, modules }, today: "2026-06-30" });

function typed(term: Search["terms"][number]): string {
  if (term.kind === "phrase") return `"${term.words.join(" ")}"`;
  return term.kind === "excluded" ? `-${term.words.join("")}` : term.words.join("");
}
