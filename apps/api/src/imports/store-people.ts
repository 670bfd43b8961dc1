import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { FullRow, OfficeRow, Row } from "./imported-rows.ts";
import { ensureDistricts } from "./openstates-districts.ts";
import { syncLists } from "./sync-lists.ts";
import type { YamlPath } from "./yaml-file.ts";
import { amongKeys, syncOffices, syncRows } from "./sync-rows.ts";

export interface ImportedPerson {
  profile: Row<"profiles">;
  terms: FullRow<"terms">[];
  leadership: FullRow<"leadership_roles">[];
  offices: OfficeRow[];
}

/** An impossible value, stored as empty and reported. */
export interface Doubt {
  path: YamlPath;
  why: string;
}

export type PersonReading<More = unknown> =
  | ({ status: "good"; person: ImportedPerson; doubts: Doubt[] } & More)
  | ({ status: "bad" } & Doubt);

export type People = ReadonlyMap<string, ImportedPerson>;

/** Stores people with terms, roles and offices. `offices`: an SQL condition for the covered offices. */
export async function storePeople(run: ImportRun, people: People, { offices }: { offices: string }) {
  const { added, changed, ids, withheld } = await syncRows(run, {
    table: "profiles",
    among: amongKeys(run, [...people.keys()]),
    incoming: new Map([...people].map(([key, { profile }]) => [key, profile])),
    stamp: { updated_date: run.today },
  });

  const stored = [...ids].flatMap(([key, id]) => {
    const person = people.get(key);
    return person ? [{ id, person }] : [];
  });
  const profileIds = stored.map(({ id }) => id);
  const terms = new Map(stored.map(({ id, person }) => [id, person.terms]));
  const leadership = new Map(stored.map(({ id, person }) => [id, person.leadership]));
  const otherwiseChanged = new Set([
    ...(await syncLists(run, "terms", terms)),
    ...(await syncLists(run, "leadership_roles", leadership)),
  ]);
  const { profileIds: withOffices } = await syncOffices(run, {
    among: {
      condition: `source = $1 and profile_id = any($2::int[]) and ${offices}`,
      values: [run.source, profileIds],
    },
    offices: stored.flatMap(({ id, person }) => person.offices.map((office) => ({ profile_id: id, ...office }))),
  });
  for (const id of withOffices) otherwiseChanged.add(id);
  await mirrorContacts(run.tx, profileIds);

  const profileChanged = new Set(changed.map((key) => ids.get(key) ?? 0));
  for (const key of added) otherwiseChanged.delete(ids.get(key) ?? 0);
  const dated = [...otherwiseChanged].filter((id) => !profileChanged.has(id));
  await run.tx.query(
    "update profiles set updated_date = $2::date where id = any($1::int[]) and updated_date is distinct from $2::date",
    [dated, run.today],
  );
  return { added: added.length, changed: profileChanged.size + dated.length, read: ids.size, withheld };
}

export const ensureDistrictsOf = (run: ImportRun, people: People) =>
  ensureDistricts(
    run,
    [...people.values()].map(({ profile: { state_code = "", chamber_id, district = "" } }) => ({
      state: state_code,
      chamberId: chamber_id ?? 0,
      number: district,
    })),
  );
