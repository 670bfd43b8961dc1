import {
  camelize,
  groupBy,
  filterLookups,
  type LookupListName,
  type Lookups,
  offerOptions,
  type SearchSuggestions,
} from "@rotunda/core";
import { type AppConfigWire, type LookupItemWire, LookupsWire } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { readGeneration } from "../search/search-index.sql.ts";
import suggestions from "./search-suggestions.json" with { type: "json" };
import type { LookupRow } from "../directory/lookups.ts";

interface LookupsReading {
  /** Only values with matches. */
  wire: Pick<AppConfigWire, "lookups" | "unmatched_options" | "content" | "search_suggestions">;
  /** All values, since addresses may contain those without matches. */
  lookups: Lookups;
}

interface CurrentLookups extends LookupsReading {
  /** The generation of the search index from which the lists were read. */
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
    return [name, ids ? filterLookups(items, ({ id }) => ids.has(id)) : items] as const;
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

function suggestSearches(content: readonly string[]): SearchSuggestions {
  const isOffered = ([, needed]: readonly string[]) => needed === undefined || content.includes(needed);
  const offered = Object.entries(suggestions).map(([scope, examples]) => [
    scope,
    examples.filter(isOffered).map(([text]) => text),
  ]);
  return Object.fromEntries(offered) as SearchSuggestions;
}

interface ListedRow extends Omit<LookupRow, "position"> {
  /** A subcommittee's name for lists that don't show its committee beside it. */
  full_name: string | null;
}

async function readLookupLists(db: Db): Promise<AppConfigWire["lookups"]> {
  const rows = await db.query<ListedRow>(
    `select list, id, name, short_code, abbreviation, parent_id, full_name from (
       select list, id, name, short_code, abbreviation, parent_id, position, null as full_name from lookup_items
       union all
       select g.kind || case g.kind when 'caucus' then 'es' else 's' end, g.id,
         case when g.parent_id is null then group_name(g) else g.long_name end, null,
         null, case when g.kind = 'committee' then g.parent_id end, case g.state_code when '' then 0 else 1 end, case when g.parent_id is not null then group_name(g) end
       from groups g where not g.is_former
     ) items order by list, position, name collate "C", id`,
  );
  const byList = groupBy(rows, ({ list }) => list);
  const lists = Object.keys(LookupsWire.properties).map((name) => {
    const flat = FLAT_NAME.exec(name)?.[1];
    const list = byList.get(flat ?? name) ?? [];
    return [name, flat === undefined ? nestItems(list) : list.map(buildFlatLeaf)] as const;
  });
  return Object.fromEntries(lists) as AppConfigWire["lookups"];
}

export async function readSearchFacets(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ facet: string }>("select scope || ' ' || facet as facet from search_facets");
  return new Set(rows.map(({ facet }) => facet));
}

const FLAT_NAME = /^(.*)_flat$/;

const buildLeaf = ({ id, name, short_code, abbreviation }: ListedRow): LookupItemWire => ({
  id: String(id),
  name,
  ...(short_code === null ? {} : { short_code }),
  ...(abbreviation === null ? {} : { abbreviation }),
});

/** In flat lists subcommittees include their parent's name. */
const buildFlatLeaf = (row: ListedRow): LookupItemWire => buildLeaf({ ...row, name: row.full_name ?? row.name });

/** Nests children below parents; items with missing parents become roots. */
function nestItems(rows: readonly ListedRow[]): LookupItemWire[] {
  const items = new Map(rows.map((row) => [row.id, buildLeaf(row)]));
  const top: LookupItemWire[] = [];
  for (const row of rows) {
    const item = items.get(row.id);
    const parent = row.parent_id === null ? undefined : items.get(row.parent_id);
    if (!item) continue;
    if (parent) parent.children = [...(parent.children ?? []), item];
    else top.push(item);
  }
  return top;
}
