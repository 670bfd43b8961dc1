import type { Db } from "../platform/db.ts";
import { AGENCIES } from "./agencies.ts";
import { CONGRESSIONAL_DISTRICTS } from "./legislative-districts.ts";
import lists from "./lookup-lists.json" with { type: "json" };
import rows from "./lookup-rows.json" with { type: "json" };
import trees from "./lookup-trees.json" with { type: "json" };
import { PARTIES } from "./parties.ts";
import { upsertRows } from "./rows.ts";
import { STATES } from "./states.ts";

// In lookup-lists.json the position is the id; in lookup-trees.json it is the branch's position times 100 plus the
// part's. Offices in lookup-rows.json have their chamber's id. Saved addresses contain ids, so append new entries.

export interface LookupRow {
  list: string;
  id: number;
  name: string;
  short_code: string | null;
  abbreviation: string | null;
  parent_id: number | null;
  position: number;
}

type Entry = { id: number; name: string } & Partial<LookupRow>;

const flattenBranches = (
  branches: readonly { name: string; parts: readonly string[] }[],
  toId: (place: number) => number = (place) => place * 100,
): Entry[] =>
  branches
    .flatMap(({ name, parts }, index): Entry[] => [
      { id: toId(index + 1), name },
      ...parts.map((part, at) => ({ id: (index + 1) * 100 + at + 1, name: part, parent_id: toId(index + 1) })),
    ])
    .map((entry, position) => ({ ...entry, position }));

const types = flattenBranches(trees.profileTypes.branches, (place) => place);

const LISTS: Readonly<Record<string, readonly Entry[]>> = {
  political_parties: PARTIES.map(({ id, name, shortCode }) => ({ id, name, short_code: shortCode })),
  states: STATES.map(({ id, name, code }) => ({ id, name, short_code: code })),
  districts: CONGRESSIONAL_DISTRICTS.map(({ id, name, state, number }) => ({
    id,
    name,
    short_code: `${state}-${number}`,
  })),
  agencies: AGENCIES.map(({ id, name, acronym, parentId }) => ({
    id,
    name,
    abbreviation: acronym,
    parent_id: parentId,
  })),
  ...rows,
  profile_types: types,
  primary_profile_types: types.filter(({ parent_id }) => parent_id === undefined),
  secondary_profile_types: types
    .filter(({ parent_id }) => parent_id !== undefined)
    .map((entry) => ({ ...entry, parent_id: null })),
  ...Object.fromEntries(
    Object.entries(lists).map(([list, names]) => [list, names.map((name, index) => ({ id: index + 1, name }))]),
  ),
  ...Object.fromEntries(
    [trees.keyPolicyAreas, trees.industries, trees.specialInterestGroups].map(({ list, branches }) => [
      list,
      flattenBranches(branches),
    ]),
  ),
};

/** Lookup lists that aren't derived from other tables. */
export const LOOKUP_ROWS: readonly LookupRow[] = Object.entries(LISTS).flatMap(([list, entries]) =>
  entries.map((entry, position) => ({
    short_code: null,
    abbreviation: null,
    parent_id: null,
    position,
    ...entry,
    list,
  })),
);

export const seedLookups = (db: Db): Promise<void> => upsertRows(db, "lookup_items", ["list", "id"], LOOKUP_ROWS);

/** The lists of job categories by type of contact; others have those of Congress. Ids repeat in the lists. */
export const JOB_LISTS: Readonly<Record<number, string>> = { 12: "job_categories_state", 15: "job_categories_federal" };

/** SQL for the list of contact `c`. */
export const JOB_LIST = `case c.profile_type_id ${Object.entries(JOB_LISTS)
  .map(([type, list]) => `when ${type} then '${list}'`)
  .join(" ")} else 'job_categories' end`;
