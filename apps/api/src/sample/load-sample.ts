import { createHash } from "node:crypto";
import { insertRows, updateRows } from "../directory/rows.ts";
import { takeSampleFigures } from "../directory/replace-sample.ts";
import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import { seedLookups } from "../directory/lookups.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import { buildAgencyPersonRow } from "./invent-agencies.ts";
import {
  createBodyWriter,
  inventCohort,
  inventCountry,
  SAMPLE_SEED,
  type SampleCohort,
  type SampleCountry,
} from "./invent-country.ts";
import { writePlaces } from "./invent-places.ts";
import { createRandom } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import {
  buildGroupRow,
  buildProfileRow,
  buildStaffRow,
  type Ids,
  listVacancies,
  PERSON_TABLES,
  SAMPLE,
} from "./sample-rows.ts";

export interface SampleStep {
  label: string;
  done: number;
  total: number;
}

export interface LoadedSample {
  people: number;
  groups: number;
  contacts: number;
  /** SHA-256 over everything invented, which is equal on every machine. */
  hash: string;
  /** False if the same sample was already stored. */
  isNew: boolean;
}

export const PROFILES_MAX = 2_000_000;

export class TooFewProfiles extends Error {
  override readonly name = "TooFewProfiles";
  constructor(least: number) {
    super(
      `The sample directory has ${least} people: --profiles must be a whole number from ${least} to ${PROFILES_MAX}.`,
    );
  }
}

/**
 * Fills an empty directory with the sample country and its search. Refuses if real people are stored, replaces another
 * sample, and keeps the same one. For measurements, `profiles` adds cohorts in the same offices up to that many people.
 */
export async function loadSample(
  db: Db,
  onProgress: (step: SampleStep) => void = () => {},
  { profiles, invent = inventCountry }: { profiles?: number | undefined; invent?: () => SampleCountry } = {},
): Promise<LoadedSample> {
  const [real] = await db.query("select 1 from profiles where source <> $1 limit 1", [SAMPLE]);
  if (real) throw new RealDirectory();
  onProgress({ label: "Inventing people", done: 0, total: 1 });
  const country = invent();
  const least = countPeople(country);
  if (profiles !== undefined && profiles < least) throw new TooFewProfiles(least);
  // Further cohorts have a little less staff, since they have no leaders.
  const cohorts = Math.ceil(((profiles ?? least) - least) / (least * 0.95));
  const total = 4 + cohorts;
  const step = (label: string, done: number) => onProgress({ label, done, total });

  await seedLookups(db);
  await seedPlaces(db);
  const mark = profiles === undefined || profiles === least ? country.hash : `${country.hash} ${profiles}`;
  const [existing] = await db.query<Written>(
    `select (select value from directory_marks where name = 'sample-whole') as hash,
       (select count(*) from profiles where source = $1) as people,
       (select count(*) from groups where source = $1) as groups,
       (select count(*) from contacts where source = $1) as contacts
     from directory_marks where name = 'sample-hash' and value = $2
       and exists (select from profiles where source = $1)`,
    [SAMPLE, mark],
  );
  if (existing) {
    await refreshSearch(db);
    return { ...existing, isNew: false };
  }
  const loaded = await db.transaction(async (tx) => {
    await removeSample(tx);
    step("Writing people", 1);
    // All references are to new rows. On PostgreSQL the owner of the tables may not skip the checks.
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = replica");
    const groups = new Map<string, number>();
    for (const isWhole of [true, false]) {
      const own = country.groups.filter(({ parent }) => (parent === null) === isWhole);
      const rows = own.map((group) => buildGroupRow(group, groups));
      await insertAll(tx, "groups", rows, groups);
    }
    let written = await writeCountry(tx, country, groups);
    for (let index = 1; written.contacts < (profiles ?? 0); index += 1) {
      step(`Writing cohort ${index} of ${cohorts}`, Math.min(1 + index, 1 + cohorts));
      written = await writeFurther(tx, index, groups, { ...written, wanted: (profiles ?? 0) - written.contacts });
    }
    await tx.query(
      `insert into directory_marks (name, value) values ('sample-hash', $1), ('sample-whole', $2)
       on conflict (name) do update set value = excluded.value`,
      [mark, written.hash],
    );
    await markSearchStale(tx);
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = origin");
    return written;
  });
  step("Indexing", 2 + cohorts);
  await refreshSearch(db);
  step("Done", total);
  return { ...loaded, isNew: true };
}

type Written = Omit<LoadedSample, "isNew">;

async function removeSample(tx: Db): Promise<void> {
  for (const table of ["contacts", "groups", "profiles", "vacancies"])
    await tx.query(`delete from ${table} where source = $1`, [SAMPLE]);
  await takeSampleFigures(tx);
}

async function writeCountry(tx: Db, country: SampleCountry, groups: Ids): Promise<Written> {
  const people = await writeCohort(tx, country, groups, ({ key }) => country.bodies.get(key) ?? {});
  await insertRows(tx, "vacancies", country.people.flatMap(listVacancies));
  await writePlaces(tx, country.places, people);
  await updateRows(tx, "agencies", country.agencies.contacts);
  return { people: people.size, groups: groups.size, contacts: countPeople(country), hash: country.hash };
}

/** Invents one more cohort, of at most `wanted` people, and writes it without keeping it. */
async function writeFurther(
  tx: Db,
  index: number,
  groups: Ids,
  before: Written & { wanted: number },
): Promise<Written> {
  const mark = `-c${index}`;
  const random = createRandom(`${SAMPLE_SEED}${mark}`);
  const cohort = cutCohort(makeFurther(inventCohort(random, mark), mark, index * 1000), before.wanted);
  const hash = createHash("sha256").update(before.hash);
  const writeBody = createBodyWriter(random, cohort);
  const people = await writeCohort(tx, cohort, groups, (person) => {
    const body = writeBody(person);
    hash.update(JSON.stringify([person, body]));
    return body;
  });
  hash.update(JSON.stringify([cohort.seats, cohort.staff, cohort.agencies]));
  return {
    people: before.people + people.size,
    groups: groups.size,
    contacts: before.contacts + countPeople(cohort),
    hash: hash.digest("hex"),
  };
}

export class RealDirectory extends Error {
  override readonly name = "RealDirectory";
  constructor() {
    super("The directory holds imported people: the sample directory is only for an empty one.");
  }
}

/** Writes profiles and everything that belongs to them; `groups` has the ids of the stored groups. */
async function writeCohort(
  tx: Db,
  cohort: SampleCohort,
  groups: Ids,
  writeBody: (person: SamplePerson) => Record<string, unknown>,
): Promise<Map<string, number>> {
  const { people, seats, staff, agencies } = cohort;
  const wholes = cohort.groups.filter(({ parent }) => parent === null);
  const names = new Map(wholes.map(({ key, longName }) => [key, longName]));
  const posts = seats.filter(({ title, group }) => title === "Chair" && names.has(group));
  const chairs = new Map(posts.map(({ person, group }) => [person, names.get(group)]));
  const profiles = new Map<string, number>();
  for (const part of batches(people)) {
    // Bodies take much memory, so only those of one batch exist at a time.
    const rows = part.map((person) => buildProfileRow(person, writeBody(person), chairs.get(person.key)));
    await insertAll(tx, "profiles", rows, profiles);
    for (const [table, listRows] of Object.entries(PERSON_TABLES)) {
      const own = part.flatMap((person) =>
        listRows(person).map((row) => ({ profile_id: profiles.get(person.key), ...row })),
      );
      await insertRows(tx, table, own);
    }
  }
  const members = seats.map(({ group, person, ...seat }) => ({
    group_id: groups.get(group),
    profile_id: profiles.get(person),
    ...seat,
  }));
  await insertAll(tx, "group_members", members);
  const bosses = new Map(people.map((person) => [person.key, person]));
  const ids = { profiles, groups };
  const staffRows = staff.map((staffer) => buildStaffRow(staffer, bosses.get(staffer.employer.key), ids));
  const officials = agencies.people.map((person) => buildAgencyPersonRow(person, profiles));
  await insertAll(tx, "contacts", staffRows);
  await insertAll(tx, "contacts", officials);
  return profiles;
}

/** Inserts rows and adds their ids to `ids` by key. */
async function insertAll(tx: Db, table: string, rows: readonly object[], ids?: Map<string, number>): Promise<void> {
  for (const part of batches(rows)) {
    const returning = ids ? "id, source_id" : "";
    const written = await insertRows<{ id: number; source_id: string }>(tx, table, part, returning);
    for (const { id, source_id } of written) ids?.set(source_id, id);
  }
}

/** Splits a list, since few rows per statement keep the memory of an embedded database low. */
function* batches<T>(list: readonly T[], size = 1000): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** Counts people with a profile, staffers and people of agencies, and the head of an agency once. */
export const countPeople = ({ people, staff, agencies }: SampleCohort): number =>
  people.filter(({ post }) => post?.agencyId === undefined).length + staff.length + agencies.people.length;

/** Ends all keys of a cohort in `mark`, and puts its members last on the country's own committees, without titles. */
export function makeFurther(cohort: SampleCohort, mark: string, behind: number): SampleCohort {
  const seats = cohort.seats.map((seat) => ({ ...seat, rank: seat.rank + behind, title: "" }));
  const staff = cohort.staff.map((one) => (one.employer.kind === "group" ? { ...one, key: one.key + mark } : one));
  const people = cohort.agencies.people.map((one) => ({ ...one, key: one.key + mark }));
  return { ...cohort, seats, staff, agencies: { contacts: [], people } };
}

/** Reduces a cohort to the wanted number of people, evenly so that all shares stay the same. */
export function cutCohort(cohort: SampleCohort, wanted: number): SampleCohort {
  const all = countPeople(cohort);
  if (wanted >= all) return cohort;
  const people = pickEvenly(cohort.people, Math.floor((cohort.people.length * wanted) / all));
  const kept = new Set(people.map(({ key }) => key));
  const staffed = cohort.staff.filter(({ employer }) => employer.kind === "group" || kept.has(employer.key));
  const staff = pickEvenly(staffed, Math.min(staffed.length, Math.floor((cohort.staff.length * wanted) / all)));
  const agencies = { contacts: [], people: pickEvenly(cohort.agencies.people, wanted - people.length - staff.length) };
  return { ...cohort, people, seats: cohort.seats.filter(({ person }) => kept.has(person)), staff, agencies };
}

function pickEvenly<T>(list: readonly T[], count: number): T[] {
  const { length } = list;
  return list.filter((_, index) => Math.floor(((index + 1) * count) / length) > Math.floor((index * count) / length));
}
