import { createHash } from "node:crypto";
import { insertRows } from "../directory/rows.ts";
import { takeSampleFigures } from "../directory/sample-figures.ts";
import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import { seedLookups } from "../directory/seed-lookups.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import { buildAgencyPersonRow, writeAgencies } from "./invent-agencies.ts";
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
  /** SHA-256 over all that was invented: equal on every machine. */
  hash: string;
  /** False when this very sample was already stored. */
  isNew: boolean;
}

export const MOST_PROFILES = 2_000_000;

export class TooFewProfiles extends Error {
  override readonly name = "TooFewProfiles";
  constructor(least: number) {
    super(
      `The sample directory has ${least} people: --profiles must be a whole number from ${least} to ${MOST_PROFILES}.`,
    );
  }
}

/**
 * Fills an empty directory with the sample country and its search. Refuses if real people are stored; another sample
 * is replaced, and the same one is left as it is. With `profiles`, further cohorts of the same people in
 * the same offices are drawn, written and forgotten until there are so many: to measure with.
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
  const least = headcountOf(country);
  if (profiles !== undefined && profiles < least) throw new TooFewProfiles(least);
  // Those after the first have a little less staff, since nobody of them leads.
  const cohorts = Math.ceil(((profiles ?? least) - least) / (least * 0.95));
  const total = 4 + cohorts;
  const step = (label: string, done: number) => onProgress({ label, done, total });

  await seedLookups(db);
  await seedPlaces(db);
  const mark = profiles === undefined || profiles === least ? country.hash : `${country.hash} ${profiles}`;
  const existing = await findSample(db, mark);
  if (existing) {
    await refreshSearch(db);
    return { ...existing, isNew: false };
  }
  const loaded = await db.transaction(async (tx) => {
    await removeSample(tx);
    step("Writing people", 1);
    // All references are to rows just written. On PostgreSQL the owner of the tables may not skip the checks.
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = replica");
    const groups = new Map<string, number>();
    const parts = country.groups.filter((group) => !isWhole(group));
    for (const own of [country.groups.filter(isWhole), parts]) {
      const rows = own.map((group) => buildGroupRow(group, groups));
      await insertAll(tx, "groups", rows, groups);
    }
    const written = await writeCountry(tx, country, groups);
    let { hash } = country;
    for (let index = 1; written.contacts < (profiles ?? 0); index += 1) {
      step(`Writing cohort ${index} of ${cohorts}`, Math.min(1 + index, 1 + cohorts));
      const part = await writeFurther(tx, index, (profiles ?? 0) - written.contacts, groups);
      written.people += part.people;
      written.contacts += part.contacts;
      hash = createHash("sha256")
        .update(hash + part.hash)
        .digest("hex");
    }
    await tx.query(
      `insert into directory_marks (name, value) values ('sample-hash', $1), ('sample-whole', $2)
       on conflict (name) do update set value = excluded.value`,
      [mark, hash],
    );
    await markSearchStale(tx);
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = origin");
    return { ...written, hash };
  });
  step("Indexing", 2 + cohorts);
  await refreshSearch(db);
  step("Done", total);
  return { ...loaded, isNew: true };
}

const isWhole = ({ parent }: SampleCohort["groups"][number]): boolean => parent === null;

type Counts = Pick<LoadedSample, "people" | "groups" | "contacts">;

/** The counts of the stored sample if it has that mark. */
async function findSample(db: Db, mark: string): Promise<(Counts & { hash: string }) | undefined> {
  const [same] = await db.query<Counts & { hash: string }>(
    `select (select value from directory_marks where name = 'sample-whole') as hash,
       (select count(*) from profiles where source = $1) as people,
       (select count(*) from groups where source = $1) as groups,
       (select count(*) from contacts where source = $1) as contacts
     from directory_marks where name = 'sample-hash' and value = $2
       and exists (select from profiles where source = $1)`,
    [SAMPLE, mark],
  );
  return same;
}

async function removeSample(tx: Db): Promise<void> {
  for (const table of ["contacts", "groups", "profiles", "vacancies"])
    await tx.query(`delete from ${table} where source = $1`, [SAMPLE]);
  await takeSampleFigures(tx);
}

async function writeCountry(tx: Db, country: SampleCountry, groups: Ids): Promise<Counts> {
  const people = await writeCohort(tx, country, groups, ({ key }) => country.bodies.get(key) ?? {});
  await insertRows(tx, "vacancies", country.people.flatMap(listVacancies));
  await writePlaces(tx, country.places, people);
  await writeAgencies(tx, country.agencies, people);
  return { people: people.size, groups: groups.size, contacts: headcountOf(country) };
}

/** Draws one more cohort, of at most `wanted` people, writes it and forgets it. */
async function writeFurther(tx: Db, index: number, wanted: number, groups: Ids) {
  const mark = `-c${index}`;
  const random = createRandom(`${SAMPLE_SEED}${mark}`);
  const cohort = cutTo(asFurther(inventCohort(random, mark), mark, index * 1000), wanted);
  const hash = createHash("sha256");
  const writeBody = createBodyWriter(random, cohort);
  const people = await writeCohort(tx, cohort, groups, (person) => {
    const body = writeBody(person);
    hash.update(JSON.stringify([person, body]));
    return body;
  });
  const officials = cohort.agencies.people.map((person) => buildAgencyPersonRow(person, people));
  await insertAll(tx, "contacts", officials);
  hash.update(JSON.stringify([cohort.seats, cohort.staff, cohort.agencies]));
  return { people: people.size, contacts: headcountOf(cohort), hash: hash.digest("hex") };
}

export class RealDirectory extends Error {
  override readonly name = "RealDirectory";
  constructor() {
    super("The directory holds imported people: the sample directory is only for an empty one.");
  }
}

/** Writes profiles and all that belongs to them; `groups` has the ids of the stored groups. */
async function writeCohort(
  tx: Db,
  cohort: SampleCohort,
  groups: Ids,
  writeBody: (person: SamplePerson) => Record<string, unknown>,
): Promise<Map<string, number>> {
  const { people, seats, staff } = cohort;
  const committees = new Map(cohort.groups.filter(isWhole).map(({ key, longName }) => [key, longName]));
  const posts = seats.filter(({ title, group }) => title === "Chair" && committees.has(group));
  const chairs = new Map(posts.map(({ person, group }) => [person, committees.get(group)]));
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
  await insertAll(tx, "contacts", staffRows);
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

/**
 * Everybody of a cohort who can be found: people with a profile, staffers, and people of the agencies; who heads an
 * agency is among both, and counts once.
 */
export const headcountOf = ({ people, staff, agencies }: SampleCohort): number =>
  people.filter(({ post }) => post?.agencyId === undefined).length + staff.length + agencies.people.length;

/**
 * A further cohort beside the country itself: its keys end in `mark`, it sits on the country's own committees behind
 * everybody who was there, and leads none of them.
 */
export function asFurther(cohort: SampleCohort, mark: string, behind: number): SampleCohort {
  const seats = cohort.seats.map((seat) => ({ ...seat, rank: seat.rank + behind, title: "" }));
  const staff = cohort.staff.map((one) => (one.employer.kind === "group" ? { ...one, key: one.key + mark } : one));
  const people = cohort.agencies.people.map((one) => ({ ...one, key: one.key + mark }));
  return { ...cohort, seats, staff, agencies: { contacts: [], people } };
}

/** As many of a cohort as are wanted, evenly out of every office, so that all shares stay as they are. */
export function cutTo(cohort: SampleCohort, wanted: number): SampleCohort {
  const all = headcountOf(cohort);
  if (wanted >= all) return cohort;
  const people = evenly(cohort.people, Math.floor((cohort.people.length * wanted) / all));
  const kept = new Set(people.map(({ key }) => key));
  const staffed = cohort.staff.filter(({ employer }) => employer.kind === "group" || kept.has(employer.key));
  const staff = evenly(staffed, Math.min(staffed.length, Math.floor((cohort.staff.length * wanted) / all)));
  return {
    ...cohort,
    people,
    seats: cohort.seats.filter(({ person }) => kept.has(person)),
    staff,
    agencies: { contacts: [], people: evenly(cohort.agencies.people, wanted - people.length - staff.length) },
  };
}

function evenly<T>(list: readonly T[], count: number): T[] {
  const { length } = list;
  return list.filter((_, index) => Math.floor(((index + 1) * count) / length) > Math.floor((index * count) / length));
}
