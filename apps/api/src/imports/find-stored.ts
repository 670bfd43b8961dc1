import type { Db } from "../platform/db.ts";
import { loadSuppressed } from "../provenance/suppressions.ts";
import type { Problem, ImportCounts } from "./import-counts.ts";
import { foldText } from "@rotunda/core";
import type { Row } from "./imported-rows.ts";
import { loadStoredRows } from "./sync-rows.ts";

/** Maps a source's keys to ids; null means all keys. */
export async function loadIdsByKey(
  tx: Db,
  table: "groups" | "profiles" | "agencies",
  source: string,
  keys: readonly string[] | null = null,
): Promise<Map<string, number>> {
  const rows = await loadStoredRows(tx, { table, source, keys });
  return new Map([...rows].map(([key, { id }]) => [key, id]));
}

/** Creates a function that finds people by a source's keys. It counts suppressed ones as withheld and rejects unknown ones. */
export async function createPeopleFinder(tx: Db, source: string, counts: ImportCounts) {
  const ids = await loadIdsByKey(tx, "profiles", source);
  const suppressed = await loadSuppressed(tx);
  return (key: string, problem: (why: string) => Problem, who = key): number | "unknown" | "withheld" => {
    const id = ids.get(key);
    if (id !== undefined) return id;
    const isWithheld = suppressed.isLeftOut(source, key);
    if (isWithheld) counts.withheld += 1;
    else counts.reject([problem(`does not match any person: ${who}`)]);
    return isWithheld ? "withheld" : "unknown";
  };
}

type Profile = Row<"profiles">;

const COLUMNS = [
  ...(["first_name", "last_name", "preferred_name_display", "aliases", "birth_date"] as const),
  ...(["chamber_id", "state_code", "district"] as const),
];

const seatOf = ({ chamber_id, state_code, district }: Profile): string => `${chamber_id} ${state_code} ${district}`;

const namesOf = ({ first_name, last_name, preferred_name_display, aliases = [] }: Profile): string[] =>
  [`${first_name} ${last_name}`, preferred_name_display ?? "", ...aliases].map(foldText);

const isSamePerson = (a: Profile, b: Profile): boolean => {
  const names = new Set(namesOf(a));
  const isBornTogether = a.birth_date === b.birth_date || a.birth_date === null || b.birth_date === null;
  return isBornTogether && namesOf(b).some((name) => names.has(name));
};

/** Finds people whose ids are damaged or changed; null without a single match. `among`: an SQL condition. */
export async function createStoredMatcher(tx: Db, source: string, among: string) {
  const stored = await loadStoredRows(tx, { table: "profiles", source, columns: COLUMNS, among });
  return {
    keys: new Set(stored.keys()),
    match: (profile: Profile): string | null => {
      const found = [...stored].filter(([, { row }]) => seatOf(row) === seatOf(profile) && isSamePerson(row, profile));
      return found.length === 1 ? (found[0]?.[0] ?? null) : null;
    },
  };
}
