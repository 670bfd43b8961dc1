import {
  camelize,
  keepLookups,
  type LookupListName,
  type Lookups,
  offerOptions,
  type SearchSuggestions,
} from "@rotunda/core";
import { type AppConfigWire } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { readGeneration } from "../search/search-index.sql.ts";
import { readLookupLists, readSearchFacets } from "./lookups.sql.ts";
import suggestions from "./search-suggestions.json" with { type: "json" };

interface LookupsReading {
  /** Only values with matches. */
  wire: Pick<AppConfigWire, "lookups" | "unmatched_options" | "content" | "search_suggestions">;
  /** All values, since addresses may contain those without matches. */
  lookups: Lookups;
}

interface CurrentLookups extends LookupsReading {
  /** The generation of the search index at the same time. */
  generation: string | null;
}

const readings = new WeakMap<Db, { generation: string; reading: Promise<LookupsReading> }>();

/** Reads the lookup lists in wire and core form; cached until the directory changes. */
export async function readLookups(db: Db): Promise<CurrentLookups> {
  const generation = await readGeneration(db);
  const last = readings.get(db);
  if (last && last.generation === generation) return { generation, ...(await last.reading) };
  const reading = readAll(db);
  if (generation !== null) readings.set(db, { generation, reading });
  // Don't cache failures.
  reading.catch(() => readings.delete(db));
  return { generation, ...(await reading) };
}

async function readAll(db: Db): Promise<LookupsReading> {
  const [whole, facets] = await Promise.all([readLookupLists(db), readSearchFacets(db)]);
  const lookups = camelize(whole);
  const { lists, unmatched, content } = offerOptions(lookups, (scope, parameter, value) =>
    facets.has(`${scope} ${parameter}:${value}`),
  );
  const offered = Object.entries(whole).map(([name, items]) => {
    const list = name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());
    const ids = lists[list as LookupListName] ?? lists[`${list}Flat` as LookupListName];
    return [name, ids ? keepLookups(items, ({ id }) => ids.has(id)) : items] as const;
  });
  return {
    wire: {
      lookups: Object.fromEntries(offered) as typeof whole,
      unmatched_options: unmatched,
      content,
      search_suggestions: suggestSearches(content),
    },
    lookups,
  };
}

/** Returns the example searches of each directory, without those whose content this installation lacks. */
function suggestSearches(content: readonly string[]): SearchSuggestions {
  const isOffered = ([, needed]: readonly string[]) => needed === undefined || content.includes(needed);
  const offered = Object.entries(suggestions).map(([scope, examples]) => [
    scope,
    examples.filter(isOffered).map(([text]) => text),
  ]);
  return Object.fromEntries(offered) as SearchSuggestions;
}
