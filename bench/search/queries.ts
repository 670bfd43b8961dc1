import { readCorpus } from "./corpus.ts";
import type { BenchQuery, Source } from "./engine.ts";

/** Queries by class, from a partially typed name to a wide filter. */
export type QueryClasses = Record<string, BenchQuery[]>;

/** Words are counted in every nth record. */
const SAMPLED = 10;

interface Pool {
  common: string[];
  mid: string[];
  rare: string[];
  first: string[];
  last: string[];
  names: [first: string, last: string][];
  titles: string[];
  facets: ReadonlyMap<string, string[]>;
  groups: string[];
}

/** Draws `each` queries per class from the corpus, deterministically. */
export async function drawQueries(corpus: string, each: number): Promise<QueryClasses> {
  const pool = await createPool(corpus);
  const random = createRandom(20_261_120);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const some = <T>(of: readonly T[], count: number): T[] => {
    const chosen = new Set<T>();
    for (let tries = 0; chosen.size < count && tries < 100; tries += 1) chosen.add(one(of));
    return [...chosen];
  };
  const facet = (parameter: string) => pool.facets.get(parameter) ?? [`${parameter}:1`];
  const states = () => some(facet("current_office_state_abbr"), 2);
  const party = () => some(facet("political_party").slice(0, 2), 1);
  const blank: BenchQuery = {
    kind: "page",
    scope: "universal",
    words: [],
    facets: [],
    bornSince: null,
    rating: null,
    title: "",
    order: "relevance",
    page: 0,
    pageSize: 24,
  };
  const suggest = (words: string[]): BenchQuery => ({ ...blank, kind: "suggest", words, pageSize: 5 });
  const classes: Record<string, () => BenchQuery> = {
    "suggestions, 3 letters": () => suggest([one(pool.last).slice(0, 3)]),
    "suggestions, 5 letters": () => suggest([one(pool.last).slice(0, 5)]),
    "suggestions, “first la”": () => {
      const [first, last] = one(pool.names);
      return suggest([first, last.slice(0, 2)]);
    },
    "suggestions, misspelt": () => suggest([swapLetters(one(pool.last.filter((name) => name.length > 6)))]),
    "common word": () => ({ ...blank, words: [one(pool.common)] }),
    "common word, by name": () => ({ ...blank, words: [one(pool.common)], order: "name" }),
    "common word, page 21": () => ({ ...blank, words: [one(pool.common)], page: 20 }),
    "middling word": () => ({ ...blank, words: [one(pool.mid)] }),
    "rare word": () => ({ ...blank, words: [one(pool.rare)] }),
    "last name": () => ({ ...blank, words: [one(pool.last)] }),
    "common and middling word": () => ({ ...blank, words: [one(pool.common), one(pool.mid)] }),
    "two common words": () => ({ ...blank, words: some(pool.common, 2) }),
    "first and last name": () => ({ ...blank, words: [...one(pool.names)] }),
    "word, party, 2 states, 2 areas": () => ({
      ...blank,
      words: [one(pool.common)],
      facets: [party(), states(), some(facet("key_policy_areas"), 2)],
    }),
    "party, 2 states, by name": () => ({ ...blank, facets: [party(), states()], order: "name" }),
    "widest filter, by name": () => ({
      ...blank,
      facets: [facet("profile_types").slice(0, 1)],
      order: "name",
      page: Math.floor(random() * 3),
    }),
    "widest filter, deep page": () => ({
      ...blank,
      facets: [facet("profile_types").slice(0, 1)],
      order: "name",
      page: 50 + Math.floor(random() * 200),
    }),
    "8 areas, gender": () => ({
      ...blank,
      facets: [some(facet("key_policy_areas"), 8), some(facet("gender"), 1)],
      order: "name",
    }),
    "areas, committees, birth year": () => ({
      ...blank,
      facets: [some(facet("key_policy_areas"), 2), some(facet("committees"), 2)],
      bornSince: 1955 + Math.floor(random() * 25),
    }),
    rating: () => ({
      ...blank,
      rating: {
        group: one(pool.groups),
        operator: random() < 0.5 ? "gte" : "lte",
        percent: 10 * (1 + Math.floor(random() * 9)),
      },
    }),
    "part of a job title, state": () => ({
      ...blank,
      scope: "congressional",
      title: one(
        one(pool.titles)
          .split(" ")
          .filter((word) => word.length > 3)
          .concat("chief"),
      ),
      facets: [states().slice(0, 1)],
    }),
    "count of a common word": () => ({ ...blank, words: [one(pool.common)], pageSize: 1 }),
    "500 records, middling word": () => ({ ...blank, kind: "every", words: [one(pool.mid)], pageSize: 500 }),
  };
  return Object.fromEntries(Object.entries(classes).map(([name, draw]) => [name, Array.from({ length: each }, draw)]));
}

export function formatParameters({
  words,
  facets,
  bornSince,
  rating,
  title,
  order,
  page,
  pageSize,
}: BenchQuery): string {
  const parameters = new URLSearchParams({ q: words.join(" "), page: `${page + 1}`, pageSize: `${pageSize}` });
  for (const facet of facets.flat()) {
    const [parameter = "", value = ""] = facet.split(":");
    parameters.append(parameter, value);
  }
  if (bornSince !== null) parameters.set("birth_year", `gte${bornSince}`);
  if (rating) parameters.set("sig_expression", `${rating.group}${rating.operator}${rating.percent}`);
  if (title !== "") parameters.set("jobtitle", title);
  if (order === "name") parameters.set("order", "alphabetical_asc");
  return parameters.toString();
}

async function createPool(corpus: string): Promise<Pool> {
  const words = new Map<string, number>();
  const facets = new Map<string, number>();
  const titles = new Set<string>();
  const groups = new Set<string>();
  const names: [string, string][] = [];
  let people = 0;
  let counted = 0;
  for await (const rows of readCorpus(corpus)) {
    for (const row of rows) {
      if (row.scope === "congressional" && row.title !== "" && titles.size < 200) titles.add(row.title);
      if (row.scope !== "universal" || row.is_former) continue;
      people += 1;
      for (const facet of row.facets) facets.set(facet, (facets.get(facet) ?? 0) + 1);
      for (const group of Object.keys(row.ratings)) groups.add(group);
      if (people % SAMPLED !== 0) continue;
      counted += 1;
      for (const word of new Set(listWords(`${row.head} ${row.prose}`))) words.set(word, (words.get(word) ?? 0) + 1);
      const name = nameOf(row);
      if (name) names.push(name);
    }
  }
  const between = (min: number, max: number) =>
    [...words]
      .filter(([word, uses]) => word.length > 3 && uses >= min * counted && uses <= max * counted)
      .map(([word]) => word)
      .toSorted();
  const byParameter = new Map<string, string[]>();
  for (const [facet] of [...facets].toSorted(([a, uses], [b, others]) => others - uses || (a < b ? -1 : 1))) {
    const [parameter = ""] = facet.split(":");
    byParameter.set(parameter, [...(byParameter.get(parameter) ?? []), facet]);
  }
  return {
    common: between(0.1, 0.45),
    mid: between(0.003, 0.012),
    rare: between(2 / counted, 0.001 + 2 / counted),
    first: names.map(([first]) => first),
    last: names.map(([, last]) => last),
    names,
    titles: [...titles].toSorted(),
    facets: byParameter,
    groups: [...groups].toSorted(),
  };
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

function nameOf(row: Source): [string, string] | null {
  const words = listWords(row.names).filter((word) => word.length > 1);
  const [last = "", first = ""] = listWords(row.sort_name);
  return words.includes(last) && words.includes(first) && last.length > 3 && first.length > 1 ? [first, last] : null;
}

/** Swaps two neighboring letters, a common typo. */
const swapLetters = (word: string): string => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

/** Mulberry32: the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
