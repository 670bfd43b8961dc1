import MiniSearch, { type SearchResult } from "minisearch";
import { readCorpus } from "../corpus.ts";
import type { BenchQuery, BuildEngine, Source } from "../engine.ts";

type Facts = Omit<Source, "names" | "head" | "prose">;

/** In memory; filters are a function over all hits, and other orders sort all hits. */
export const buildMiniSearch: BuildEngine = async ({ corpus }) => {
  const index = new MiniSearch<Source>({
    fields: ["names", "head", "prose"],
    searchOptions: { boost: { names: 10, head: 4 }, combineWith: "AND" },
  });
  const facts = new Map<number, Facts>();
  let buildMs = 0;
  for await (const rows of readCorpus(corpus)) {
    const began = performance.now();
    index.addAll(rows);
    for (const { names: _names, head: _head, prose: _prose, ...kept } of rows) facts.set(kept.id, kept);
    buildMs += performance.now() - began;
  }
  return {
    buildMs,
    about: "",
    engine: {
      async ask(query) {
        const found = index.search(query.words.length === 0 ? MiniSearch.wildcard : query.words.join(" "), {
          filter: ({ id }: SearchResult) => meets(facts.get(Number(id)), query),
          ...(query.kind === "suggest"
            ? { fields: ["names"], prefix: (_term: string, at: number, all: string[]) => at + 1 === all.length }
            : {}),
        });
        if (query.order === "name") found.sort((a, b) => compareNames(facts.get(a.id), facts.get(b.id)));
        const page = found.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize);
        return { hits: query.kind === "page" ? found.length : page.length, cardsMs: 0 };
      },
      close: async () => {},
    },
  };
};

function meets(facts: Facts | undefined, query: BenchQuery): boolean {
  if (!facts || facts.scope !== query.scope || facts.is_former) return false;
  if (!query.facets.every((any) => any.some((facet) => facts.facets.includes(facet)))) return false;
  if (query.bornSince !== null && (facts.birth_year ?? 0) < query.bornSince) return false;
  if (query.title !== "" && !facts.title.includes(query.title)) return false;
  if (!query.rating) return true;
  const percent = facts.ratings[query.rating.group];
  if (percent === undefined) return false;
  return query.rating.operator === "gte" ? percent >= query.rating.percent : percent <= query.rating.percent;
}

const compareNames = (a: Facts | undefined, b: Facts | undefined): number =>
  (a?.sort_name ?? "") < (b?.sort_name ?? "") ? -1 : 1;
