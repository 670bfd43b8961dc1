import type { Db } from "../platform/db.ts";

/** Facts that are ids of lookup items, with their lists. */
const LISTS: Record<string, string> = {
  party_id: "political_parties",
  gender_id: "genders",
  chamber_id: "chambers",
  profile_type_id: "profile_types",
};

/** Loads the names of lookup items, by "{list} {id}". */
export async function loadLookupNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.query<{ key: string; name: string }>(
    "select list || ' ' || id as key, name from lookup_items where list = any($1::text[])",
    [Object.values(LISTS)],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

export const nameLookup = (fact: string, value: unknown, names: ReadonlyMap<string, string>): string | undefined =>
  typeof value === "number" ? names.get(`${LISTS[fact] ?? ""} ${value}`) : undefined;
