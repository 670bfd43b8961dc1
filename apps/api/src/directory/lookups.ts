import { AGENCIES } from "./agencies.ts";
import { CONGRESSIONAL_DISTRICTS } from "./legislative-districts.ts";
import lists from "./lookup-lists.json" with { type: "json" };
import rows from "./lookup-rows.json" with { type: "json" };
import trees from "./lookup-trees.json" with { type: "json" };
import { PARTIES } from "./parties.ts";
import { STATES } from "./states.ts";

// In lookup-lists.json the position is the id; in lookup-trees.json it is the branch's position times 100 plus the
// part's. Offices in lookup-rows.json have their chamber's id. Saved addresses contain ids, so append new entries.
const { countries, ...named } = lists;

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

const rowsOf = (list: string, entries: readonly Entry[]): LookupRow[] =>
  entries.map((entry, position) => ({
    short_code: null,
    abbreviation: null,
    parent_id: null,
    position,
    ...entry,
    list,
  }));

const tree = (
  { list, branches }: (typeof trees)[keyof typeof trees],
  idOf: (place: number) => number = (place) => place * 100,
): LookupRow[] =>
  rowsOf(
    list,
    branches.flatMap(({ name, parts }, index) => [
      { id: idOf(index + 1), name },
      ...parts.map((part, at) => ({
        id: (index + 1) * 100 + at + 1,
        name: part,
        parent_id: idOf(index + 1),
      })),
    ]),
  );

/** Derived from the code, so that it stays stable. */
const countryId = (code: string): number => ((code.codePointAt(0) ?? 65) - 64) * 100 + (code.codePointAt(1) ?? 65) - 64;

const typeRows = tree(trees.profileTypes, (place) => place);

export const LOOKUP_ROWS: readonly LookupRow[] = [
  ...rowsOf(
    "political_parties",
    PARTIES.map(({ id, name, shortCode }) => ({ id, name, short_code: shortCode })),
  ),
  ...rowsOf(
    "states",
    STATES.map(({ id, name, code }) => ({ id, name, short_code: code })),
  ),
  ...rowsOf(
    "districts",
    CONGRESSIONAL_DISTRICTS.map(({ id, name, state, number }) => ({ id, name, short_code: `${state}-${number}` })),
  ),
  ...rowsOf(
    "agencies",
    AGENCIES.map(({ id, name, acronym, parentId }) => ({ id, name, abbreviation: acronym, parent_id: parentId })),
  ),
  ...Object.entries(rows).flatMap(([list, entries]) => rowsOf(list, entries)),
  ...rowsOf(
    "countries",
    countries.map(({ code, name }) => ({ id: countryId(code), name, short_code: code })),
  ),
  ...typeRows,
  ...rowsOf(
    "primary_profile_types",
    typeRows.filter(({ parent_id }) => parent_id === null),
  ),
  ...rowsOf(
    "secondary_profile_types",
    typeRows.filter(({ parent_id }) => parent_id !== null).map((row) => ({ ...row, parent_id: null })),
  ),
  ...Object.entries(named).flatMap(([key, names]) =>
    rowsOf(
      key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      names.map((name, index) => ({ id: index + 1, name })),
    ),
  ),
  ...[trees.keyPolicyAreas, trees.industries, trees.specialInterestGroups].flatMap((each) => tree(each)),
];
