import { UsageError } from "../commands/run-command.ts";
import { insertRows, updateRows } from "../directory/rows.ts";
import { replaceSample } from "../directory/replace-sample.ts";
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
import { createRandom, type Random } from "./random.ts";
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

export type ShowProgress = (label: string, done: number, total: number) => void;

export const PROFILES_MAX = 2_000_000;

/** The command prints it and exits with status 2. */
export class TooFewProfiles extends UsageError {}

/**
 * Fills an empty directory with the sample country and its search. Refuses if real people are stored, replaces another
 * sample, and keeps the same one. For measurements, whole cohorts in the same offices are added until there are about
 * `profiles` people. The result's `hash` covers everything invented and is equal on every machine.
 */
export async function loadSample(
  db: Db,
  onProgress: ShowProgress = () => {},
  {
    profiles,
    invent = inventCountry,
    inventMore = inventFurther,
  }: {
    profiles?: number | undefined;
    invent?: () => SampleCountry | Promise<SampleCountry>;
    inventMore?: typeof inventFurther;
  } = {},
) {
  const [real] = await db.query("select 1 from profiles where source <> $1 limit 1", [SAMPLE]);
  if (real) throw new Error("The directory contains imported people. The sample can fill an empty directory only.");
  onProgress("Inventing people", 0, 1);
  await seedLookups(db);
  await seedPlaces(db);
  const country = await invent();
  const least = countPeople(country);
  if (profiles !== undefined && profiles < least) {
    const range = `a whole number from ${least} to ${PROFILES_MAX}`;
    throw new TooFewProfiles(`The sample directory has ${least} people: --profiles must be ${range}.`);
  }
  // Further cohorts have a little less staff, since they have no leaders.
  const cohorts = Math.round(((profiles ?? least) - least) / (least * 0.95));
  const total = 4 + cohorts;
  const step = (label: string, done: number) => onProgress(label, done, total);

  const hash = cohorts === 0 ? country.hash : `${country.hash} ${cohorts}`;
  const [existing] = await db.query(
    `select 1 from directory_marks where name = 'sample-hash' and value = $2
       and exists (select from profiles where source = $1)`,
    [SAMPLE, hash],
  );
  if (!existing) {
    await db.transaction(async (tx) => {
      await replaceSample(tx);
      step("Writing people", 1);
      // All references are to new rows. On PostgreSQL the owner of the tables may not skip the checks.
      if (tx.kind === "pglite") await tx.exec("set local session_replication_role = replica");
      const groups = await writeCountry(tx, country);
      for (let index = 1; index <= cohorts; index += 1) {
        step(`Writing cohort ${index} of ${cohorts}`, 1 + index);
        const random = createRandom(`${SAMPLE_SEED}-c${index}`);
        const cohort = inventMore(random, index);
        await writeCohort(tx, cohort, groups, createBodyWriter(random, cohort));
      }
      await tx.query(
        `insert into directory_marks (name, value) values ('sample-hash', $1)
         on conflict (name) do update set value = excluded.value`,
        [hash],
      );
      await markSearchStale(tx);
      if (tx.kind === "pglite") await tx.exec("set local session_replication_role = origin");
    });
    step("Indexing", 2 + cohorts);
  }
  await refreshSearch(db);
  if (!existing) step("Done", total);
  const [counts] = await db.query<Record<"people" | "groups" | "contacts", number>>(
    `select (select count(*) from profiles where source = $1) as people,
       (select count(*) from groups where source = $1) as groups,
       (select count(*) from contacts where source = $1) as contacts`,
    [SAMPLE],
  );
  return { people: 0, groups: 0, contacts: 0, ...counts, hash, isNew: !existing };
}

async function writeCountry(tx: Db, country: SampleCountry): Promise<Ids> {
  const groups = new Map<string, number>();
  for (const isWhole of [true, false]) {
    const own = country.groups.filter(({ parent }) => (parent === null) === isWhole);
    const rows = own.map((group) => buildGroupRow(group, groups));
    await insertWithIds(tx, "groups", rows, groups);
  }
  const people = await writeCohort(tx, country, groups, ({ key }) => country.bodies.get(key) ?? {});
  await insertRows(tx, "vacancies", country.people.flatMap(listVacancies));
  await writePlaces(tx, country.places, people);
  await updateRows(tx, "agencies", country.agencies.contacts);
  return groups;
}

/** Number of profile bodies in memory at a time, because they are large. */
const BATCH = 1000;

/** `groups` has the ids of the stored groups. */
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
  for (let from = 0; from < people.length; from += BATCH) {
    const part = people.slice(from, from + BATCH);
    const rows = part.map((person) => buildProfileRow(person, writeBody(person), chairs.get(person.key)));
    await insertWithIds(tx, "profiles", rows, profiles);
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
  await insertRows(tx, "group_members", members);
  const bosses = new Map(people.map((person) => [person.key, person]));
  const ids = { profiles, groups };
  const stafferRows = staff.map((staffer) => buildStaffRow(staffer, bosses.get(staffer.employer.key), ids));
  const officialRows = agencies.people.map((person) => buildAgencyPersonRow(person, profiles));
  for (const rows of [stafferRows, officialRows]) await insertRows(tx, "contacts", rows);
  return profiles;
}

async function insertWithIds(tx: Db, table: string, rows: readonly object[], ids: Map<string, number>): Promise<void> {
  const written = await insertRows<{ id: number; source_id: string }>(tx, table, rows, "returning id, source_id");
  for (const { id, source_id } of written) ids.set(source_id, id);
}

/** Counts people with a profile, staffers and people of agencies, and the head of an agency once. */
export const countPeople = ({ people, staff, agencies }: SampleCohort): number =>
  people.filter(({ post }) => post?.agencyId === undefined).length + staff.length + agencies.people.length;

export const inventFurther = (random: Random, index: number): SampleCohort =>
  numberCohort(inventCohort(random, false), index);

/** Numbers the keys of a cohort, and puts its members last on the country's committees, without titles. */
export function numberCohort({ people, groups, seats, staff, agencies }: SampleCohort, index: number): SampleCohort {
  const mark = <T extends { key: string }>(one: T): T => ({ ...one, key: `${one.key}-c${index}` });
  return {
    people: people.map(mark),
    groups,
    seats: seats.map((seat) => ({
      ...seat,
      person: `${seat.person}-c${index}`,
      rank: seat.rank + index * 1000,
      title: "",
    })),
    staff: staff.map(({ employer, ...one }) =>
      mark({ ...one, employer: employer.kind === "person" ? mark(employer) : employer }),
    ),
    agencies: { contacts: [], people: agencies.people.map(mark) },
  };
}
