import { listParams, SEARCH_SCOPES } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { type DocumentSet, includes, visitPlaces } from "./document-set.ts";
import { formatFacetQuery } from "./keyword-terms.ts";
import type { Found } from "./order-documents.ts";
import { HIDDEN } from "./search-facets.sql.ts";
import { readFacetValues } from "./search-index.sql.ts";
import type { SearchIndex } from "./search-index.ts";

/** The facets of each document, so that counting takes time by the results and not by the options. */
export interface FacetIndex {
  valuesOf: ReadonlyMap<string, { first: number; values: readonly string[] }>;
  /** Where the facets of each place begin in `codes`. */
  starts: Int32Array;
  /** Twice the number of the facet, plus one if the card doesn't show it. */
  codes: Uint32Array;
}

const PARAMETERS: ReadonlySet<string> = new Set(
  SEARCH_SCOPES.flatMap((scope) => listParams(scope))
    .filter(({ kind }) => kind === "named" || kind === "named-list" || kind === "staffer-type")
    .map(({ parameter }) => parameter),
);

/** Simultaneous first requests read the facets once. */
export function openFacets(db: Db, index: SearchIndex): Promise<FacetIndex> {
  index.facets ??= loadFacets(db, index).catch((error: unknown) => {
    index.facets = null;
    throw error;
  });
  return index.facets;
}

/** Counts the results with each facet; returns a function that lists those of a parameter by value. */
export function countFacets({ valuesOf, starts, codes }: FacetIndex, { tiers }: Found, open: DocumentSet) {
  const counts = new Uint32Array([...valuesOf.values()].reduce((sum, { values }) => sum + values.length, 0));
  for (const { set } of tiers) {
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
    const { first, values } = valuesOf.get(parameter) ?? { first: 0, values: [] };
    return Object.fromEntries(
      values.flatMap((value, at) => {
        const count = counts[first + at] ?? 0;
        return count > 0 ? [[value, count]] : [];
      }),
    );
  };
}

async function loadFacets(db: Db, index: SearchIndex): Promise<FacetIndex> {
  const valuesOf = new Map<string, { first: number; values: readonly string[] }>();
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
    valuesOf.set(parameter, { first: count, values });
    count += values.length;
  }
  return { valuesOf, ...groupByPlace(index.size, uses) };
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
