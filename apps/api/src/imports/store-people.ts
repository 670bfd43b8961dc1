import { groupBy, SUBSCRIPTION_MODULES } from "@rotunda/core";
import { findProfileType, formatPosition, formatTitle, type Seat } from "../directory/positions.ts";
import {
  findStateSeatProfileType,
  formatStateSeatPosition,
  formatStateSeatTitle,
  type StateSeat,
} from "../directory/state-seats.ts";
import type { Db } from "../platform/db.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { type FullRow, type OfficeRow, type Row, EMPTY_ROWS, type Values } from "./imported-rows.ts";
import { ensureDistricts } from "./openstates-districts.ts";
import type { YamlPath } from "./read-source.ts";
import { loadStoredRows, type StoredRows, syncParts, syncRows } from "./sync-rows.ts";
import { foldTexts, insertRows, isSameValue, serializeValue } from "../directory/rows.ts";
import { recordChanges } from "../provenance/change-log.ts";

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

/** Keeps the stored birth dates of people whose new ones are invalid. */
export async function keepBirthDates(
  { tx, source }: ImportRun,
  people: readonly (readonly [string, ImportedPerson])[],
) {
  const keys = people.map(([key]) => key);
  const known = await loadStoredRows(tx, { table: "profiles", source, columns: ["birth_date"], keys });
  for (const [key, { profile }] of people) profile.birth_date = known.get(key)?.row.birth_date ?? null;
}

type People = ReadonlyMap<string, ImportedPerson>;

export function formatFullName(parts: readonly string[], suffix = ""): string {
  const name = parts.filter((part) => part !== "").join(" ");
  return suffix === "" ? name : `${name}, ${suffix}`;
}

export const readFederalSeatFacts = (seat: Seat) => ({
  title: formatTitle(seat),
  position_summary: formatPosition(seat),
  profile_type_id: findProfileType(seat),
  subscription_modules: [SUBSCRIPTION_MODULES.federalPolicymakers],
});

export const readStateSeatFacts = (seat: StateSeat) => ({
  title: formatStateSeatTitle(seat),
  position_summary: formatStateSeatPosition(seat),
  profile_type_id: findStateSeatProfileType(seat),
  subscription_modules: [SUBSCRIPTION_MODULES.statePolicymakers],
});

/** `offices`: an SQL condition for the covered offices. With a `score`, stored ones are recognized by their likeness. */
export async function storePeople(run: ImportRun, people: People, offices: string, score?: OfficeScore) {
  const { added, changed, ids } = await syncRows(run, {
    table: "profiles",
    incoming: new Map([...people].map(([key, { profile }]) => [key, profile])),
  });
  const otherwiseChanged = new Set([
    ...(await syncLists(run, "terms", mapByProfile(people, ids, "terms"))),
    ...(await syncLists(run, "leadership_roles", mapByProfile(people, ids, "leadership"))),
    ...(await syncOffices(run, mapByProfile(people, ids, "offices"), offices, score)),
  ]);
  const written = new Set([...added, ...changed].map((key) => ids.get(key)));
  const dated = [...otherwiseChanged].filter((id) => !written.has(id));
  await dateProfiles(run, dated);
  return { added: added.length, changed: changed.length + dated.length, read: ids.size };
}

export const mapByProfile = <Part extends "terms" | "leadership" | "offices">(
  people: People,
  ids: ReadonlyMap<string, number>,
  part: Part,
) => new Map([...ids].map(([key, id]): [number, ImportedPerson[Part]] => [id, people.get(key)?.[part] ?? []]));

export const dateProfiles = (run: ImportRun, ids: Iterable<number>) =>
  run.tx.query(
    "update profiles set updated_date = $2::date where id = any($1::int[]) and updated_date is distinct from $2::date",
    [[...ids], run.today],
  );

export const ensureDistrictsOf = (run: ImportRun, people: People) =>
  ensureDistricts(
    run,
    [...people.values()].map(({ profile: { state_code = "", chamber_id, district = "" } }) => ({
      state: state_code,
      chamberId: chamber_id ?? 0,
      number: district,
    })),
  );

/** Loads the terms or roles `t` of people `p` that meet an SQL condition. */
export function loadLists<T extends "terms" | "leadership_roles">(db: Db, table: T, among: string, values: unknown[]) {
  const columns = Object.keys(EMPTY_ROWS[table]).map((column) => `t.${column}`);
  return db.query<{ id: number; key: string; list: FullRow<T>[] }>(
    `select p.id, p.source_id as key, jsonb_agg(to_jsonb(r) order by t.position) as list
     from profiles p join ${table} t on t.profile_id = p.id cross join lateral (select ${columns.join(", ")}) r
     where ${among} group by p.id`,
    values,
  );
}

/** Replaces the rows of people whose rows differ; returns those people. */
export async function syncLists<T extends "terms" | "leadership_roles">(
  run: ImportRun,
  table: T,
  incoming: ReadonlyMap<number, readonly FullRow<T>[]>,
): Promise<Set<number>> {
  const rows = await loadLists(run.tx, table, "p.id = any($1::int[])", [[...incoming.keys()]]);
  const known = new Map(rows.map(({ id, list }) => [id, list]));
  const differing = [...incoming].filter(([id, list]) => !isSameValue(known.get(id) ?? [], list));
  await run.tx.query(`delete from ${table} where profile_id = any($1::int[])`, [differing.map(([id]) => id)]);
  const fresh = differing.flatMap(([profile_id, list]) => list.map((row) => ({ profile_id, ...row })));
  await insertRows(run.tx, table, fresh);
  const changes = differing
    .filter(([id]) => !run.fresh.has(`profile ${id}`))
    .map(([id, list]) => buildListChange(id, table, known.get(id) ?? [], list))
    // Only the order has changed.
    .filter(({ was, became }) => was.length + became.length > 0);
  await recordChanges(run.tx, run, changes);
  return new Set(differing.map(([id]) => id));
}

/** Logs only rows that are in one of the lists. */
function buildListChange(record_id: number, fact: string, was: readonly Values[], became: readonly Values[]) {
  const text = (row: Values) => serializeValue(foldTexts({ ...row, position: null }));
  const onlyIn = (list: readonly Values[], others: readonly Values[]) => {
    const there = new Set(others.map(text));
    return list.filter((row) => !there.has(text(row)));
  };
  return {
    record_type: "profile",
    record_id,
    kind: "changed" as const,
    fact,
    was: onlyIn(was, became),
    became: onlyIn(became, was),
  };
}

/** Rates the similarity of two offices of a person; -1 means that they are different offices. */
type OfficeScore = (office: OfficeRow, other: OfficeRow) => number;
type Offices = ReadonlyMap<string, Row<"offices">>;

/**
 * Keeps the keys of offices when a source numbers them differently, since sources number offices by their place in a
 * list or town. Each office gets the key of the most similar stored office of its type, if there is one.
 */
export const keepOfficeKeys =
  (score: OfficeScore) =>
  (incoming: Offices, known: StoredRows<"offices">): Offices => {
    const stored = [...known].map(([source_id, { row }]) => ({ ...row, source_id }));
    const storedByPerson = groupBy(stored, ({ profile_id }) => profile_id);
    const written = [...incoming].map(([source_id, row]) => ({ ...row, source_id }));
    const keys = new Map<string, string>();
    const taken = new Set<string>();
    for (const [person, own] of groupBy(written, ({ profile_id }) => profile_id)) {
      const pairs = own.flatMap((office) => [
        ...(storedByPerson.get(person) ?? [])
          .map((other) => ({ office, other, likeness: score(office, other) }))
          .filter(({ likeness }) => likeness >= 0),
        ...own.map((other) => ({ office, other, likeness: office === other ? -1 : -2 })),
      ]);
      for (const { office, other } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
        if (office.type !== other.type || keys.has(office.source_id) || taken.has(other.source_id)) continue;
        keys.set(office.source_id, other.source_id);
        taken.add(other.source_id);
      }
    }
    return new Map([...incoming].map(([key, row]) => [keys.get(key) ?? key, row]));
  };

/** Stores the offices of profiles; returns those that change. `among`: an SQL condition for the covered offices. */
export async function syncOffices(
  run: ImportRun,
  byProfile: ReadonlyMap<number, readonly OfficeRow[]>,
  among = "true",
  score?: OfficeScore,
): Promise<Set<number>> {
  const profileIds = [...byProfile.keys()];
  const rows = [...byProfile].flatMap(([profile_id, offices]) =>
    offices.map(({ source_id, ...office }) => [source_id, { profile_id, ...office }] as const),
  );
  const { owners } = await syncParts(run, {
    table: "offices",
    incoming: new Map(rows),
    among: `profile_id = any('{${profileIds.join()}}') and ${among}`,
    rekey: score && keepOfficeKeys(score),
  });
  await mirrorContacts(run.tx, profileIds);
  return owners;
}
