import { findReading, type Keyword, listAliases, OPTIONAL_WORDS, type SearchOrder, STOP_WORDS } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import {
  type DocumentSet,
  include,
  intersect,
  isEmpty,
  createSet,
  type Places,
  countDocuments,
  overlaps,
  subtract,
  unite,
  uniteOpen,
  visitPlaces,
} from "./document-set.ts";
import {
  demote,
  type Found,
  isOnlyProse,
  orderPlaces,
  type Rank,
  splitRanks,
  type Tier,
  withoutProse,
} from "./order-documents.ts";
import { compareNumber, countYears } from "./compare-number.ts";
import {
  expandKeyword,
  formatFacetQuery,
  formatTextQuery,
  type KeywordTerms,
  listPreferredGenders,
  listQueries,
  listSpellings,
  readPost,
  type Term,
} from "./keyword-terms.ts";
import { findUnlikelyMatches, listPreferences } from "./prefer-offices.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { HIDDEN, POST } from "./search-facets.sql.ts";
import type { SearchIndex } from "./search-index.ts";
import { findByFact, sortByFact } from "./sort-by-fact.ts";
import { filterByNotes } from "./filter-by-notes.ts";
import { filterByRating } from "./filter-by-rating.ts";
import { findByText } from "./find-by-text.ts";
import type { Reader } from "./search-items.sql.ts";
import { stemKeyword, stemWords } from "./word-stems.sql.ts";

export interface SearchContext {
  reader: Reader;
  today: string;
  generation?: string | null;
}

type Sets = ReadonlyMap<string, Places>;

export async function findDocuments(
  db: Db,
  index: SearchIndex,
  criteria: SearchCriteria,
  context: SearchContext & { order: SearchOrder },
): Promise<Found> {
  const stems = await stemKeyword(db, criteria.keyword);
  const terms = expandKeyword(criteria.keyword, stems);
  const open = index.accessFilter(context.reader.modules);
  // Heads are only needed for relevance tiers and locked records.
  const asksHeads = context.order === "relevance" || !index.opensAll(context.reader.modules);
  const asked = [
    ...criteria.facets.flat().flatMap((facet) => [formatFacetQuery(facet), formatFacetQuery(HIDDEN + facet)]),
    ...listQueries(terms, asksHeads),
  ];
  const { subject } = terms;
  const { words } = criteria.keyword;
  const read = readPost(words);
  const preferences =
    context.order === "relevance" ? listPreferences(words, { subject, stems, hasPost: read !== null }) : [];
  const posts = read === null ? [] : await listPosts(db, index, { ...criteria, read }, context);
  const unlikely = context.order === "relevance" ? findUnlikelyMatches(words, subject) : [];
  const genders = words.flatMap(listPreferredGenders);
  const sets = await index.load(db, [...asked, ...preferences, ...posts, ...unlikely, ...genders]);
  const found = await filterDocuments(db, index, criteria, { context, open, sets });
  const matcher = createTermMatcher(index, sets, open);
  for (const term of terms.unwanted) subtract(found, matcher.shown(term));
  const findOpen = (query: string, from = sets): DocumentSet => {
    const set = createSet(index.size);
    uniteAll(set, [query], from, open);
    return set;
  };
  const holders = posts.map((query) => findOpen(query));
  // Initials find a committee but not its members, so holders needn't match the words.
  const among = terms.wanted.slice(0, read?.among.length ?? 0).map(matcher.shown);
  for (const set of holders) for (const each of [found, ...among]) intersect(set, each);
  const ofGender = genders.map((query) => findOpen(query));
  const isOfGender = (set: DocumentSet) => Number(ofGender.some((one) => overlaps(set, one)));
  // "chairwoman of appropriations"
  holders.sort((a, b) => isOfGender(b) - isOfGender(a));
  const begun = findBegunNames(found, criteria.keyword, { index, open });
  for (const term of terms.wanted) intersect(found, matcher.shown(term));
  for (const set of [...(begun ? [begun.all] : []), ...holders]) unite(found, set);
  if (context.order !== "relevance") {
    return { count: countDocuments(found), tiers: await sortInTiers(db, index, found, { order: context.order, open }) };
  }
  const preferred = preferences.flatMap((query) => sets.get(query) ?? []);
  // The J of "J. Johnson" isn't that of Johnson.
  for (const initial of criteria.keyword.initials ?? [])
    preferred.push(index.names.beginning(initial, open, criteria.keyword.words));
  // "women on judiciary" isn't about women's issues.
  preferred.push(...ofGender);
  if (subject.state) preferred.push(await findByFact(db, index, "state", subject.state));
  const asksMembers = read?.post === "member" && read.among.length === 0;
  const ranks = () =>
    demote(rankInTiers(found, terms, matcher, { begun, holders, asksMembers }), sets.get(unlikely[0] ?? ""));
  // In prose, "city of industry" is more likely to mean the town than an industry.
  if (!isEmpty(found) && subject.words.some((word) => STOP_WORDS.has(word)) && isOnlyProse(ranks())) {
    const town = subject.words.filter((word) => !OPTIONAL_WORDS.has(word));
    const phrase = formatTextQuery(town.join(" "), stems, "");
    const loaded = await index.load(db, phrase);
    preferred.push(...phrase.map((query) => findOpen(query, loaded)));
  }
  // In prose, "goode foreign affairs" is more likely to mean Goode than a "good" foreign policy.
  const others = subject.words.filter((word) => !STOP_WORDS.has(word));
  let inProse: Places[] | null = null;
  function* listTiers(): Generator<Tier> {
    for (const rank of ranks()) {
      // Most pages are full before prose.
      const first = rank.isProse ? (inProse ??= [...preferred, index.names.named(others, open)]) : preferred;
      yield* splitRanks([rank], first);
    }
  }
  return { count: countDocuments(found), tiers: { [Symbol.iterator]: listTiers } };
}

/** Groups are taken from this many first results. */
const GROUPS_AMONG = 24;
const GROUP_PARAMETERS: Readonly<Record<string, string>> = { committee: "committees", caucus: "caucuses" };

/** Lists the queries for members, or holders of a post, of the groups that other words find, best first. */
async function listPosts(
  db: Db,
  index: SearchIndex,
  { keyword, read, ...criteria }: SearchCriteria & { read: NonNullable<ReturnType<typeof readPost>> },
  context: SearchContext,
): Promise<string[]> {
  const { tiers } = await findDocuments(
    db,
    index,
    {
      ...criteria,
      scopes: ["universal"],
      facets: [],
      texts: [],
      birth: [],
      rating: null,
      keyword: { ...keyword, words: read.committee },
    },
    { ...context, order: "relevance" },
  );
  const named = { count: 0, tiers: withoutProse(tiers) };
  return orderPlaces(index, named, { skip: 0, limit: GROUPS_AMONG })
    .map(index.recordAt)
    .flatMap(({ record_type, record_id }) => {
      const parameter = GROUP_PARAMETERS[record_type];
      if (parameter === undefined) return [];
      const member = `${parameter}:${record_id}`;
      return read.post === "member" ? [member, HIDDEN + member] : [`${POST}${read.post}:${record_id}`];
    })
    .map(formatFacetQuery);
}

/** Shorter beginnings of names are too common. */
export const BEGINNING_MIN = 3;
/** The same limit for a single word. */
const ONLY_BEGINNING_MIN = 4;

interface BegunNames {
  onCard: DocumentSet;
  all: DocumentSet;
}

/**
 * Finds records with all words in their names; the last word may be a prefix ("joe court" finds Joe Courtney), the
 * others only in an unfinished keyword ("mar cantwell"). Null if a name contains the whole words, or if the keyword
 * isn't only words.
 */
function findBegunNames(
  among: DocumentSet,
  { words, phrases, either, isUnfinished }: Keyword,
  { index, open }: { index: SearchIndex; open: DocumentSet },
): BegunNames | null {
  const start = words.at(-1) ?? "";
  const isOnly = words.length === 1;
  if (phrases.length + either.length > 0 || start.length < (isOnly ? ONLY_BEGINNING_MIN : BEGINNING_MIN)) return null;
  // "illinois gov" isn't the beginning of "Illinois … Local Government".
  if (findReading(start)?.label === "Office" || (isOnly && listAliases(start).length > 0)) return null;
  const all = among.slice();
  for (const word of words.slice(0, -1)) {
    const named = index.names.named(listSpellings(word), open);
    if (isUnfinished && word.length >= BEGINNING_MIN) unite(named, index.names.beginning(word, open));
    if (!intersect(all, named)) return null;
  }
  // "mike john" also finds Mike Johnson, unless a card shows the name Mike John.
  if (!isUnfinished && overlaps(all, index.names.named(listSpellings(start)))) return null;
  if (!intersect(all, index.names.beginning(start, open))) return null;
  const onCard = all.slice();
  intersect(onCard, index.names.beginning(start));
  return { onCard, all };
}

/** Locked records are sorted only by facts on their cards. */
async function sortInTiers(
  db: Db,
  index: SearchIndex,
  found: DocumentSet,
  { order, open }: { order: Exclude<SearchOrder, "relevance">; open: DocumentSet },
): Promise<Tier[]> {
  switch (order) {
    case "importance":
      return [{ set: found, order: null }];
    case "alphabetical_asc":
      return [{ set: found, order: index.byName() }];
    case "alphabetical_desc":
      return [{ set: found, order: index.byNameBackwards() }];
    default: {
      const { places, onCard, elsewhere } = await sortByFact(db, index, order);
      const known = onCard.slice();
      uniteOpen(known, elsewhere, open);
      intersect(known, found);
      const unknown = found.slice();
      subtract(unknown, known);
      return [
        { set: known, order: places },
        { set: unknown, order: index.byName() },
      ];
    }
  }
}

/** Locked documents meet criteria only by facts on their cards. */
async function filterDocuments(
  db: Db,
  index: SearchIndex,
  criteria: SearchCriteria,
  { context, open, sets }: { context: SearchContext; open: DocumentSet; sets: Sets },
): Promise<DocumentSet> {
  if (criteria.isUnsearchable) return createSet(index.size);
  const found = index.among(criteria.scopes, criteria.includeFormer).slice();
  // Cards show neither birthdays nor ratings.
  const asksHiddenFacts = criteria.birth.length > 0 || criteria.rating !== null;
  if (criteria.hidePaywalled || asksHiddenFacts) intersect(found, open);
  for (const any of criteria.facets) {
    const hidden = any.map((facet) => formatFacetQuery(HIDDEN + facet));
    const chosen = createSet(index.size);
    uniteAll(chosen, any.map(formatFacetQuery), sets);
    uniteAll(chosen, hidden, sets, open);
    intersect(found, chosen);
  }
  for (const { parameter, part } of criteria.texts) {
    const shown = await findByText(db, index, parameter, part);
    uniteOpen(shown, await findByText(db, index, HIDDEN + parameter, part), open);
    intersect(found, shown);
  }
  // Former people may have died.
  if (criteria.birth.some(({ of }) => of === "age")) intersect(found, index.among(criteria.scopes, false));
  for (const { of, operator, number } of criteria.birth) {
    retainMatching(index, found, (place) => {
      const birthday = index.birthdayAt(place);
      const years = of === "age" ? countYears(birthday, context.today) : Math.floor(birthday / 10_000);
      return birthday > 0 && compareNumber(years, operator, number);
    });
  }
  if (criteria.own.note !== "" || criteria.own.tag !== "") {
    intersect(found, await filterByNotes(db, index, criteria.own, context.reader.userId));
  }
  if (criteria.rating) intersect(found, await filterByRating(db, index, criteria.rating));
  return found;
}

function retainMatching(index: SearchIndex, set: DocumentSet, isMet: (place: number) => boolean): void {
  const kept = createSet(index.size);
  visitPlaces(set, (place) => {
    if (isMet(place)) include(kept, place);
  });
  intersect(set, kept);
}

/** Locked records match and are excluded only by their cards: phrase searches could otherwise reveal hidden prose. */
function createTermMatcher(index: SearchIndex, sets: Sets, open: DocumentSet) {
  const within = (term: Term, queries: readonly string[]): DocumentSet => {
    const documents = index.names.named(term.names, open);
    uniteAll(documents, term.card, sets);
    uniteAll(documents, queries, sets, open);
    if (term.start !== undefined) unite(documents, index.names.beginning(term.start, open));
    return documents;
  };
  const card = (term: Term): DocumentSet => {
    const documents = index.names.named(term.names);
    uniteAll(documents, term.card, sets);
    if (term.start !== undefined) unite(documents, index.names.beginning(term.start));
    return documents;
  };
  const head = (term: Term) => within(term, term.head);
  const shown = (term: Term) => within(term, term.anywhere);
  return { card, head, shown };
}

function* rankInTiers(
  found: DocumentSet,
  { wanted, name, isOffice, title, role, named }: KeywordTerms,
  { card, head }: ReturnType<typeof createTermMatcher>,
  { begun, holders, asksMembers }: { begun: BegunNames | null; holders: readonly DocumentSet[]; asksMembers: boolean },
): Generator<Rank> {
  const prose = found.slice();
  if (name === null) {
    yield { set: prose, isProse: false };
    return;
  }
  // All other tiers are subsets of the records with the words in their names and positions.
  const rest = found.slice();
  for (const term of wanted) intersect(rest, head(term));
  for (const set of [...(begun ? [begun.all] : []), ...holders]) unite(rest, set);
  subtract(prose, rest);
  const same = (set: DocumentSet) => set;
  function* take<Item>(items: readonly Item[], find: (item: Item) => DocumentSet): Generator<Rank> {
    if (isEmpty(rest)) return;
    let set: DocumentSet | null = null;
    for (const item of items) {
      const matching = find(item);
      // Most ranks are empty, so the set isn't copied before one has a result.
      if (!overlaps(set ?? rest, matching)) return;
      set ??= rest.slice();
      intersect(set, matching);
    }
    set ??= rest.slice();
    subtract(rest, set);
    yield { set, isProse: false };
  }
  if (asksMembers) for (const set of holders) yield* take([set], same);
  if (title) for (const rank of take([title], card)) yield { ...rank, isTitle: true };
  if (!isOffice) yield* take(name.typed, card);
  if (named.length > 0) yield* take([...named, ...wanted], card);
  if (!isOffice) {
    yield* take(name.typed, head);
    yield* take(name.nickname, head);
  }
  if (begun) {
    yield* take([begun.onCard], same);
    yield* take([begun.all], same);
  }
  if (role) yield* take([role], card);
  for (const set of holders) yield* take([set], same);
  yield* take(wanted, card);
  yield { set: rest, isProse: false };
  yield { set: prose, isProse: true };
}

function uniteAll(documents: DocumentSet, queries: readonly string[], sets: Sets, open?: DocumentSet): void {
  for (const query of queries) {
    const set = sets.get(query);
    if (set && open) uniteOpen(documents, set, open);
    else if (set) unite(documents, set);
  }
}

export async function findByWord(
  db: Db,
  index: SearchIndex,
  words: readonly string[],
  modules: readonly number[] | null,
): Promise<ReadonlyMap<string, DocumentSet>> {
  const stems = await stemWords(db, words);
  const terms = words.map((word) => ({
    word,
    ...expandKeyword({ words: [word], phrases: [], either: [], excluded: [] }, stems),
  }));
  const asked = terms.flatMap((one) => listQueries(one, true));
  const matcher = createTermMatcher(index, await index.load(db, asked), index.accessFilter(modules));
  return new Map(
    terms.map(({ word, wanted }) => {
      const found = createSet(index.size);
      for (const term of wanted) unite(found, matcher.shown(term));
      return [word, found];
    }),
  );
}
