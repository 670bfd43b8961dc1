import { listParams, SEARCH_SCOPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { readKind } from "./base-index.ts";
import { createSet, type DocumentSet, includes, isEmpty, visitPlaces } from "./document-set.ts";
import { formatFacetQuery } from "./keyword-terms.ts";
import type { Found } from "./order-documents.ts";
import { HIDDEN } from "./search-facets.sql.ts";
import { readDocumentFacets, readFacetValues } from "./search-index.sql.ts";
import type { SearchIndex } from "./search-index.ts";

/** The facets of each document, so that counting takes time by the results and not by the options. */
export interface FacetIndex {
  valuesByParameter: ReadonlyMap<string, { first: number; values: readonly string[] }>;
  /** Index in `codes` of each place's first facet. */
  starts: Int32Array;
  /** Twice the facet's number, plus one if the card doesn't show the facet. */
  codes: Uint32Array;
}

const PARAMETERS: ReadonlySet<string> = new Set(
  SEARCH_SCOPES.flatMap((scope) => listParams(scope))
    .filter(({ kind }) => kind === "named" || kind === "named-list" || kind === "staffer-type")
    .map(({ parameter }) => parameter),
);

export interface Facets {
  ofBase: FacetIndex;
  ofChanged: readonly { place: number; facets: readonly string[] }[];
}

/** Simultaneous first requests read the facets once. */
export function openFacets(db: Db, index: SearchIndex): Promise<Facets> {
  index.facets ??= readFacets(db, index).catch((error: unknown) => {
    index.facets = null;
    throw error;
  });
  return index.facets;
}

async function readFacets(db: Db, index: SearchIndex): Promise<Facets> {
  const { base, changes } = index;
  // Agencies are options once there are federal officials.
  const hasAgencies = !isEmpty(index.ofScope.get("federal") ?? createSet(0));
  const key = hasAgencies ? "agencies" : "";
  const ofBase = await base.facets.open(key, changes.gone, () => loadFacets(db, index));
  if (changes.added.length === 0) return { ofBase, ofChanged: [] };
  const rows = await readDocumentFacets(
    db,
    changes.added.map(({ id }) => id),
  );
  await index.check(db);
  const facetsById = new Map(rows.map(({ id, facets }) => [id, facets]));
  const isOption = (kind: number, facet: string) =>
    hasAgencies || readKind(kind).record_type !== "agency" || !facet.startsWith("agencies:");
  const ofChanged = changes.added.map(({ id, place, kind }) => ({
    place,
    facets: (facetsById.get(id) ?? []).filter((facet) => isOption(kind, facet)),
  }));
  return { ofBase, ofChanged };
}

export function countFacets(
  { ofBase: { valuesByParameter, starts, codes }, ofChanged }: Facets,
  { tiers }: Found,
  open: DocumentSet,
) {
  const counts = new Uint32Array([...valuesByParameter.values()].reduce((sum, { values }) => sum + values.length, 0));
  const countsOfChanged = new Map<string, number>();
  const found = [...tiers];
  for (const { place, facets } of ofChanged) {
    if (!found.some(({ set }) => includes(set, place))) continue;
    const shown = facets.filter((facet) => !facet.startsWith(HIDDEN));
    const hidden = facets.filter((facet) => facet.startsWith(HIDDEN)).map((facet) => facet.slice(HIDDEN.length));
    for (const facet of new Set(includes(open, place) ? [...shown, ...hidden] : shown)) {
      countsOfChanged.set(facet, (countsOfChanged.get(facet) ?? 0) + 1);
    }
  }
  for (const { set } of found) {
    visitPlaces(set, (place) => {
      const hidden = includes(open, place) ? 0 : 1;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at += 1) {
        const code = codes[at] ?? 0;
        if ((code & hidden) === 0) counts[code >>> 1] = (counts[code >>> 1] ?? 0) + 1;
      }
    });
  }
  return (parameter: string): Record<string, number> => {
    const { first, values } = valuesByParameter.get(parameter) ?? { first: 0, values: [] };
    const result = new Map<string, number>();
    for (const [at, value] of values.entries()) {
      const count = counts[first + at] ?? 0;
      if (count > 0) result.set(value, count);
    }
    const start = `${parameter}:`;
    for (const [facet, count] of countsOfChanged) {
      if (!facet.startsWith(start)) continue;
      const value = facet.slice(start.length);
      result.set(value, (result.get(value) ?? 0) + count);
    }
    return Object.fromEntries(result);
  };
}

async function loadFacets(db: Db, index: SearchIndex): Promise<FacetIndex> {
  const valuesByParameter = new Map<string, { first: number; values: readonly string[] }>();
  const uses: { code: number; places: readonly number[] }[] = [];
  let count = 0;
  // One statement for each parameter: other statements don't wait for all of them.
  for (const parameter of PARAMETERS) {
    const values = await readFacetValues(db, parameter);
    const toQuery = (value: string, mark = "") => formatFacetQuery(`${mark}${parameter}:${value}`);
    const places = await index.listPlaces(
      db,
      values.flatMap((value) => [toQuery(value), toQuery(value, HIDDEN)]),
    );
    for (const [at, value] of values.entries()) {
      const shown = places.get(toQuery(value)) ?? [];
      const others = places.get(toQuery(value, HIDDEN)) ?? [];
      const isShown = new Set(others.length > 0 ? shown : []);
      uses.push(
        { code: 2 * (count + at), places: shown },
        { code: 2 * (count + at) + 1, places: others.filter((place) => !isShown.has(place)) },
      );
    }
    valuesByParameter.set(parameter, { first: count, values });
    count += values.length;
  }
  return { valuesByParameter, ...groupByPlace(index.base.size, uses) };
}

function groupByPlace(size: number, uses: readonly { code: number; places: readonly number[] }[]) {
  const starts = new Int32Array(size + 1);
  for (const { places } of uses) for (const place of places) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const codes = new Uint32Array(starts[size] ?? 0);
  for (const { code, places } of uses) {
    for (const place of places) {
      codes[next[place] ?? 0] = code;
      next[place] = (next[place] ?? 0) + 1;
    }
  }
  return { starts, codes };
}
