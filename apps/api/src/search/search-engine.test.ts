import {
  createDefaultQuery,
  isOutsideSubscription,
  listParams,
  readSubject,
  SEARCH_SCOPES,
  SORT_OPTIONS,
  STOP_WORDS,
  type FactOrder,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { findTowns } from "../places/towns.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { listOtherNames } from "./keyword-terms.ts";
import { writeSearch } from "./rebuild-search.ts";
import { findAllRecords, runSearch, runSuggestions } from "./run-search.ts";
import { GAP_WORD, HIDDEN, toOrderParameter } from "./search-facets.sql.ts";
import { CREATE_SOURCES } from "./search-sources.sql.ts";

// Compares every filter, order, scope and form of keyword over random documents with a simple implementation of the
// rules.

const TODAY = "2026-06-30";
const NAMES = ["robert", "bob", "elizabeth", "liz", "will", "harbor", "otter"];
const PROSE = ["grain", "grains", "harbor", "otter", "cedar", "will", "virginia"];
/** English stems; empty for stop words. */
const STEMS: Record<string, string> = { grains: "grain", will: "" };
const stem = (word: string) => STEMS[word] ?? word;

const RECORD_TYPES: Record<SearchScope, readonly string[]> = {
  universal: ["profile", "committee", "agency"],
  congressional: ["person", "staffer"],
  federal: ["agencyperson"],
  state: ["person", "staffer"],
};
const someWords = (pool: readonly string[], most: number, least = 0) =>
  fc.array(fc.constantFrom(...pool), { minLength: least, maxLength: most });
const anId = fc.constantFrom<string>("1", "2", "3");
const sideOf = (id: string) => (id === "1" ? "MAJ" : "MIN");
const someModules = fc.uniqueArray(fc.constantFrom(1, 2));

const someFacets = (scope: SearchScope) =>
  fc.dictionary(
    fc.constantFrom(
      ...listParams(scope)
        .filter(isFacet)
        .map(({ parameter }) => parameter),
    ),
    fc.uniqueArray(anId, { minLength: 1 }),
    { maxKeys: 8 },
  );
const someTexts = (scope: SearchScope) =>
  fc.dictionary(
    fc.constantFrom(
      "none",
      ...listParams(scope)
        .filter(isText)
        .map(({ parameter }) => parameter),
    ),
    someWords(PROSE, 3, 1).map((words) => words.join(" ")),
    { maxKeys: 3 },
  );

/** Texts to sort by, in order. */
const FACTS: Record<FactOrder, readonly string[]> = {
  state: ["North Dakota", "Virginia", "West Virginia"],
  district: ["Ohio 1 2", "Ohio 1 10", "Ohio 1 AL", "Ohio 3 1A", "Ohio 3 Erie 2", "Ohio 3 Erie 10", "Texas 1 1"],
  seniority: ["1949-01-03", "1999-01-06", "1999-02-01"],
};
const isFactOrder = (order: string): order is FactOrder => order in FACTS;
const aFact = (order: FactOrder) => fc.record({ text: fc.constantFrom(...FACTS[order]), isShown: fc.boolean() });

/** Hidden words aren't on the card. */
const aDocument = fc.constantFrom(...SEARCH_SCOPES).chain((scope) =>
  fc.record({
    scope: fc.constant(scope),
    type: fc.constantFrom(...RECORD_TYPES[scope]),
    names: fc.array(someWords(NAMES, 3, 1), { minLength: 1, maxLength: 2 }),
    hiddenNames: fc.array(someWords(NAMES, 3, 1), { maxLength: 2 }),
    head: fc.array(someWords(PROSE, 2), { maxLength: 2 }),
    prose: fc.array(someWords(PROSE, 4), { maxLength: 2 }),
    sortName: fc.constantFrom("cho", "dale", "dale ann", "harbor will", "otter"),
    importance: fc.constantFrom(25, 50, 80),
    isFormer: fc.boolean(),
    isUnlocked: fc.boolean(),
    modules: someModules,
    birth: fc.constantFrom(null, "1950-06-30", "1950-07-01", "1960-02-29", "1961-12-31"),
    facets: someFacets(scope),
    hiddenFacets: someFacets(scope),
    texts: someTexts(scope),
    hiddenTexts: someTexts(scope),
    ratings: fc.dictionary(anId, fc.constantFrom(10, 50, 50.5, 90)),
    facts: fc.record(
      { state: aFact("state"), district: aFact("district"), seniority: aFact("seniority") },
      { requiredKeys: [] },
    ),
  }),
);
type Drawn = typeof aDocument extends fc.Arbitrary<infer D> ? D : never;
type Document = Drawn & { id: number };
const documents: Document[] = fc
  .sample(aDocument, { numRuns: 240, seed: 7 })
  .map((drawn, at) => ({ ...drawn, id: at + 1 }));

function isFacet({ kind }: SearchParam): boolean {
  return kind === "named" || kind === "named-list" || kind === "staffer-type";
}
function isText({ kind, parameter }: SearchParam): boolean {
  return kind === "text" && !["q", "autocomplete", "note", "tag"].includes(parameter);
}

/** A field of a query with a value that filters. */
const asked = (param: SearchParam): fc.Arbitrary<Partial<SearchQuery>> => {
  const named = anId.map((id) => ({ id, name: "" }));
  switch (param.kind) {
    case "named":
      return named.map((one) => ({ [param.field]: one }));
    case "named-list":
      return fc
        .uniqueArray(named, { minLength: 1, maxLength: 2, selector: ({ id }) => id })
        .map((some) => ({ [param.field]: some }));
    case "staffer-type":
      return fc.constantFrom("MAJ", "MIN").map((side) => ({ [param.field]: side }));
    case "text":
      return fc
        .constantFrom("grain", "rain", "Harbor otter", "ced", "05", "%")
        .map((text) => ({ [param.field]: text }));
    case "birth":
      return fc
        .tuple(
          fc.constantFrom("exact", "lt", "gte"),
          fc.constantFrom(...(param.field === "age" ? ["64", "75", "76"] : ["1950", "1960"])),
        )
        .map(([operator, text]) => ({ [param.operator]: operator, [param.field]: text }));
    case "sig":
      return fc
        .tuple(named, fc.constantFrom("lte", "gte"), fc.constantFrom(10, 50, 60))
        .map(([sig, sigOperator, sigRating]) => ({ sig, sigOperator, sigRating }));
    case "any-or-all":
      return fc.constantFrom("any", "all").map((option) => ({ [param.field]: option }));
    case "flag":
      return fc.boolean().map((flag) => ({ [param.field]: flag }));
    case "display":
      return fc.constant({});
  }
};

interface TypedTerm {
  kind: "word" | "phrase" | "excluded" | "either";
  words: string[];
}
const aTerm: fc.Arbitrary<TypedTerm> = fc.oneof(
  fc.constantFrom(...NAMES, ...PROSE).map((word) => ({ kind: "word" as const, words: [word] })),
  // keyword.test.ts covers stop words in a phrase.
  someWords(
    [...NAMES, ...PROSE].filter((word) => stem(word) !== ""),
    2,
    2,
  ).map((words) => ({ kind: "phrase" as const, words })),
  someWords([...NAMES, ...PROSE], 1, 1).map((words) => ({ kind: "excluded" as const, words })),
  someWords([...NAMES, ...PROSE], 2, 2).map((words) => ({ kind: "either" as const, words })),
);
const aSearch = fc.constantFrom(...SEARCH_SCOPES).chain((scope) =>
  fc.record({
    scope: fc.constant(scope),
    terms: fc.oneof(
      { weight: 1, arbitrary: fc.constant<TypedTerm[]>([]) },
      { weight: 3, arbitrary: fc.array(aTerm, { maxLength: 3 }) },
    ),
    filters: fc.array(
      fc
        .constantFrom(
          ...listParams(scope).filter((param) => param.kind !== "display" && (param.kind !== "text" || isText(param))),
        )
        .chain(asked),
      { maxLength: 3 },
    ),
    hidePaywalled: fc.boolean(),
    includeFormer: fc.boolean(),
    modules: fc.constantFrom(null, [], [1], [2], [1, 2]),
    order: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
    page: fc.integer({ min: 1, max: 6 }),
    pageSize: fc.integer({ min: 1, max: 20 }),
  }),
);
type Search = typeof aSearch extends fc.Arbitrary<infer S> ? S : never;

function typed({ kind, words }: TypedTerm): string {
  if (kind === "phrase") return `"${words.join(" ")}"`;
  return kind === "either" ? words.join(" OR ") : `${kind === "excluded" ? "-" : ""}${words.join("")}`;
}
/** Any of the words may match. */
const alternativesOf = ({ kind, words }: TypedTerm) => (kind === "either" ? words.map((word) => [word]) : [words]);

const queryOf = (search: Search): SearchQuery =>
  Object.assign({}, createDefaultQuery(), ...search.filters, {
    keyword: search.terms.map(typed).join(" "),
    hidePayWalledProfiles: search.hidePaywalled,
    includeFormer: search.includeFormer,
    order: search.order,
    page: search.page,
    pageSize: search.pageSize,
  });

const hasRun = (text: readonly string[], run: readonly string[]) =>
  text.some((_, at) => run.every((word, offset) => text[at + offset] === word));

/** The results of a search in order, by the documented rules. */
function reference(search: Search): Document[] {
  const query = queryOf(search);
  const { modules } = search;
  const isLocked = (d: Document) =>
    isOutsideSubscription({ isUnlocked: d.isUnlocked, subscriptionModules: d.modules }, modules);
  const namesOf = (d: Document) => (isLocked(d) ? d.names : [...d.names, ...d.hiddenNames]);
  const inName = (d: Document, words: readonly string[]) => namesOf(d).some((name) => hasRun(name, words));
  const inText = (texts: readonly string[][], words: readonly string[]) =>
    stem(words[0] ?? "") !== "" && texts.some((text) => hasRun(text.map(stem), words.map(stem)));
  const hasNicknames = ({ kind }: TypedTerm) => kind === "word" || kind === "either";
  const isNamed = (d: Document, term: TypedTerm, nicknames: boolean) =>
    alternativesOf(term).some(
      (words) =>
        inName(d, words) ||
        (nicknames && hasNicknames(term) && listOtherNames(words[0] ?? "").some((other) => inName(d, [other]))),
    );
  const inAny = (texts: readonly string[][], term: TypedTerm) =>
    alternativesOf(term).some((words) => inText(texts, words));
  const inHead = (d: Document, term: TypedTerm) => isNamed(d, term, true) || inAny(d.head, term);
  const isIn = (d: Document, term: TypedTerm) => inHead(d, term) || (!isLocked(d) && inAny(d.prose, term));
  const wanted = search.terms.filter(({ kind }) => kind !== "excluded");
  const meaningful = wanted.filter(({ kind, words }) => kind === "either" || words.some((word) => stem(word) !== ""));
  const searched = meaningful.length > 0 ? meaningful : wanted;
  const plain = wanted.flatMap(({ kind, words }) => (kind === "word" ? words : []));
  const { words: subject, state } = readSubject(plain);
  const tierOf = (d: Document) => {
    if (wanted.length === 0) return 0;
    if (plain.length > 2 && d.names.some((name) => hasRun(name, plain))) return -1;
    const isOnCard = (words: readonly string[]) => d.names.some((name) => hasRun(name, words));
    if (wanted.every((term) => alternativesOf(term).some(isOnCard))) return 0;
    const isSubject = (word: string) => [word, ...listOtherNames(word)].some((name) => isOnCard([name]));
    const isShown = (term: TypedTerm) =>
      inAny(d.head, term) ||
      alternativesOf(term).some((words) => isOnCard(words) || (hasNicknames(term) && isSubject(words[0] ?? "")));
    const named = subject.length < plain.length ? subject.filter((word) => stem(word) !== "") : [];
    if (named.length > 0 && named.every(isSubject) && searched.every(isShown)) return 0.5;
    if (wanted.every((term) => isNamed(d, term, false))) return 1;
    if (wanted.every((term) => isNamed(d, term, true))) return 2;
    if (searched.every(isShown)) return 3;
    return searched.every((term) => inHead(d, term)) ? 4 : 5;
  };
  const scopes = search.scope === "universal" && query.onlyKw ? ["congressional", "federal", "state"] : [search.scope];
  const found = documents
    .filter((d) => scopes.includes(d.scope))
    .filter((d) => query.includeFormer || !d.isFormer)
    .filter((d) => !isLocked(d) || !search.hidePaywalled)
    .filter((d) =>
      listParams(search.scope).every(
        (param) => !isSet(query, param) || meets(d, param, { query, isLocked: isLocked(d) }),
      ),
    )
    .filter((d) => searched.every((term) => isIn(d, term)))
    .filter((d) => !search.terms.some((term) => term.kind === "excluded" && isIn(d, term)));
  const stateRank = ({ facts }: Document) => (facts.state?.isShown && facts.state.text === state ? 0 : 1);
  // The second name of an agency is its acronym.
  const lastNamesOf = ({ type, names, sortName }: Document) => {
    if (type === "committee") return [];
    if (type === "agency") return names.map((name) => name.join(" "));
    const [last, first, again, ...more] = sortName.split(" ");
    return last === again && more.length === 0 ? [last, `${first} ${last}`, `${last} ${first}`] : [last];
  };
  const nameRank = (d: Document) => (lastNamesOf(d).includes(subject.join(" ")) ? 0 : 1);
  // With a place, the subject is a full committee.
  const committeeRank = ({ type, names: [name = []] }: Document) =>
    type === "committee" && state !== null && name.join(" ") === subject.join(" ") ? 0 : 1;
  const someRank = (d: Document) =>
    tierOf(d) === 5 && subject.some((word) => !STOP_WORDS.has(word) && inName(d, [word])) ? 0 : 1;
  const factRank = (d: Document) => {
    const fact = isFactOrder(query.order) ? d.facts[query.order] : undefined;
    return fact && isFactOrder(query.order) && (fact.isShown || !isLocked(d))
      ? FACTS[query.order].indexOf(fact.text)
      : Infinity;
  };
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return found.toSorted(
    (a, b) =>
      (query.order === "relevance"
        ? tierOf(a) - tierOf(b) ||
          nameRank(a) - nameRank(b) ||
          committeeRank(a) - committeeRank(b) ||
          stateRank(a) - stateRank(b) ||
          someRank(a) - someRank(b)
        : 0) ||
      (query.order === "relevance" || query.order === "importance" ? b.importance - a.importance : 0) ||
      compare(factRank(a), factRank(b)) ||
      (query.order === "alphabetical_desc" ? compare(b.sortName, a.sortName) : compare(a.sortName, b.sortName)) ||
      compare(a.type, b.type) ||
      a.id - b.id,
  );
}

function isSet(query: SearchQuery, { kind, field }: SearchParam): boolean {
  if (kind === "display" || kind === "flag" || kind === "any-or-all") return false;
  const value = query[field];
  return (
    field !== "keyword" &&
    field !== "autoCompleteKeyword" &&
    (Array.isArray(value) ? value.length > 0 : value !== null && value !== "")
  );
}

function meets(
  d: Document,
  param: SearchParam,
  { query, isLocked }: { query: SearchQuery; isLocked: boolean },
): boolean {
  const known = <T>(shown: T | undefined, hidden: T | undefined): T[] =>
    [shown, isLocked ? undefined : hidden].filter((facts) => facts !== undefined);
  const held = known(d.facets[param.parameter], d.hiddenFacets[param.parameter]).flat();
  switch (param.kind) {
    case "named":
      return held.includes(query[param.field]?.id ?? "");
    case "named-list": {
      const ids = query[param.field].map(({ id }) => id);
      return param.field === "jobtitle2" && query.jobtitle2Option === "all"
        ? ids.every((id) => held.includes(id))
        : ids.some((id) => held.includes(id));
    }
    case "staffer-type":
      return held.some((id) => sideOf(id) === query.majmin);
    case "text": {
      const part = query[param.field].toLowerCase().replace("%", "");
      if (part === "") return false;
      return known(d.texts[param.parameter], d.hiddenTexts[param.parameter]).some((text) =>
        param.field === "district" ? ` ${text} `.includes(` ${part.replace(/^0+/, "")} `) : text.includes(part),
      );
    }
    case "birth": {
      if (isLocked || d.birth === null || (param.field === "age" && d.isFormer)) return false;
      const years = Number(TODAY.slice(0, 4)) - Number(d.birth.slice(0, 4));
      const age = TODAY.slice(5) < d.birth.slice(5) ? years - 1 : years;
      return compares(
        param.field === "age" ? age : Number(d.birth.slice(0, 4)),
        query[param.operator],
        Number(query[param.field]),
      );
    }
    case "sig": {
      const percent = d.ratings[query.sig?.id ?? ""];
      return !isLocked && percent !== undefined && compares(percent, query.sigOperator, query.sigRating);
    }
    default:
      return true;
  }
}

const compares = (value: number, operator: string, other: number): boolean =>
  operator === "exact"
    ? value === other
    : operator === "lt"
      ? value < other
      : operator === "gte"
        ? value >= other
        : value <= other;

const facetsIn = (facets: Document["facets"]): string[] =>
  Object.entries(facets).flatMap(([parameter, ids]) =>
    (parameter === "majmin" ? ids.map(sideOf) : ids).map((id) => `${parameter}:${id}`),
  );
const textsIn = (texts: Document["texts"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([parameter, text]) => [parameter, parameter === "district" ? ` ${text} ` : text]),
  );
const joined = (texts: readonly (readonly string[])[]): string =>
  texts.map((words) => words.join(" ")).join(` ${GAP_WORD} `);

/** A document as rebuildSearch gathers it. */
const sourceOf = (d: Document) => ({
  scope: d.scope,
  record_type: d.type,
  record_id: d.id,
  preferred_name_display: d.names[0]?.join(" "),
  sort_name: d.sortName,
  subscription_modules: d.modules,
  is_former: d.isFormer,
  is_unlocked: d.isUnlocked,
  importance: d.importance,
  birth_date: d.birth,
  facets: [...facetsIn(d.facets), ...facetsIn(d.hiddenFacets).map((facet) => HIDDEN + facet)],
  texts: {
    ...textsIn(d.texts),
    ...Object.fromEntries(
      Object.entries(textsIn(d.hiddenTexts)).map(([parameter, text]) => [HIDDEN + parameter, text]),
    ),
    ...Object.fromEntries(
      Object.entries(d.facts).map(([order, { text, isShown }]) => [
        (isShown ? "" : HIDDEN) + toOrderParameter(order as FactOrder),
        text,
      ]),
    ),
  },
  ratings: d.ratings,
  names: joined(d.names),
  hidden_names: joined(d.hiddenNames),
  head: joined(d.head),
  prose: `<p>${joined(d.prose)}</p>`,
  ...Object.fromEntries(
    ["position_summary", "title", "political_party", "leadership_role", "headshot", "quick_summary"].map((name) => [
      name,
      "",
    ]),
  ),
});

describeWithDatabase(
  "search of random documents",
  (openDb) => {
    beforeAll(async () => {
      await openDb().transaction(async (tx) => {
        await tx.query(CREATE_SOURCES);
        await tx.query(
          "insert into search_sources select * from jsonb_populate_recordset(null::search_sources, $1::jsonb)",
          [JSON.stringify(documents.map(sourceOf))],
        );
        await writeSearch(tx);
      });
    });
    /** If nothing matches, the server searches some of the words, or offices in a town, instead. */
    const namesTown = ({ terms }: Search) =>
      terms.some(({ words }) => words.some((word) => findTowns(word).length > 0));
    const contextOf = ({ modules }: Search) => ({ reader: { userId: null, modules }, today: TODAY });

    it("filters, counts, sorts and pages results by the rules", async () => {
      await fc.assert(
        fc.asyncProperty(aSearch, async (search) => {
          const page = await runSearch(openDb(), search.scope, queryOf(search), contextOf(search));
          const expected = reference(search);
          if (expected.length === 0 && (page.showing_results_for !== "" || namesTown(search))) return;
          const last = Math.max(0, Math.ceil(expected.length / search.pageSize) - 1);
          const start = Math.min(search.page - 1, last) * search.pageSize;
          expect({
            hits: page.pagination.total_hits,
            page: page.results.map(({ id }) => id),
            near: page.showing_results_for,
          }).toEqual({
            hits: expected.length,
            page: expected.slice(start, start + search.pageSize).map(({ id }) => id),
            near: "",
          });
        }),
        { numRuns: 600 },
      );
    });

    it("returns all results in page order", async () => {
      await fc.assert(
        fc.asyncProperty(aSearch, fc.nat(60), async (search, limit) => {
          const page = await runSearch(openDb(), search.scope, queryOf(search), contextOf(search));
          const expected = reference(search);
          if (expected.length === 0 && (page.showing_results_for !== "" || namesTown(search))) return;
          const all = await findAllRecords(openDb(), search.scope, queryOf(search), {
            context: contextOf(search),
            limit,
          });
          expect(all.map(({ record_id }) => record_id)).toEqual(expected.slice(0, limit).map(({ id }) => id));
        }),
        { numRuns: 100 },
      );
    });

    it("suggests names by prefix, whole words and the most important first, else names and positions", async () => {
      const start = fc.tuple(
        someWords(NAMES, 1),
        fc.constantFrom("rob", "bob", "eli", "liz", "har", "ott", "will", "otte"),
      );
      await fc.assert(
        fc.asyncProperty(aSearch, start, async (search, [before, last]) => {
          const keyword = [...before, last].join(" ");
          const plain = { ...search, terms: [], order: "relevance" as const };
          const query = { ...queryOf(plain), keyword };
          const { results } = await runSuggestions(openDb(), search.scope, query, contextOf(search));
          const isLocked = (d: Document) =>
            isOutsideSubscription({ isUnlocked: d.isUnlocked, subscriptionModules: d.modules }, search.modules);
          const isNamed = (d: Document, is: (word: string) => boolean) =>
            [...d.names, ...(isLocked(d) ? [] : d.hiddenNames)].some((name) => name.some(is));
          const expected = reference(plain)
            .filter((d) => before.every((word) => isNamed(d, (held) => [word, ...listOtherNames(word)].includes(held))))
            .filter((d) => isNamed(d, (held) => held.startsWith(last) || listOtherNames(last).includes(held)));
          const ids = results.map(({ id }) => id);
          if (expected.length > 0) {
            const hasWhole = ({ names }: Document) => names.some((name) => name.includes(last));
            const sorted = expected.toSorted((a, b) => Number(hasWhole(b)) - Number(hasWhole(a)));
            expect(ids).toEqual(sorted.slice(0, 5).map(({ id }) => id));
            return;
          }
          // Without such names, words may also be in the position.
          const isMeant = (d: Document, word: string) =>
            stem(word) === "" ||
            isNamed(d, (held) => [word, ...listOtherNames(word)].includes(held)) ||
            (word === last && isNamed(d, (held) => held.startsWith(last))) ||
            d.head.some((text) => text.map(stem).includes(stem(word)));
          const placed = reference(plain).filter((d) => [...before, last].every((word) => isMeant(d, word)));
          // Otherwise, similar names are suggested.
          if (placed.length > 0) expect(placed.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
        }),
        { numRuns: 200 },
      );
    });
  },
  { keep: true },
);
