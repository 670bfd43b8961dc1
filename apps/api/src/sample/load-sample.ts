import { createHash } from "node:crypto";
import { insertRows } from "../directory/rows.ts";
import { refreshSearch, markSearchStale } from "../directory/search-state.ts";
import { seedLookups } from "../directory/seed-lookups.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { takeSampleFigures } from "../directory/sample-figures.ts";
import type { Db } from "../platform/db.ts";
import { agencyPersonRows, writeAgencies } from "./invent-agencies.ts";
import { createTelling, inventCohort, inventCountry, SAMPLE_SEED, type SampleCountry } from "./invent-country.ts";
import { writePlaces } from "./invent-places.ts";
import { asFurther, batches, cutTo, headcountOf, insertAll, writeCohort } from "./load-cohort.ts";
import { createRandom } from "./random.ts";
import { groupRows, SAMPLE, vacancyRows } from "./sample-rows.ts";

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
  /** False when this very sample stood there already. */
  isNew: boolean;
}

/** The most people the command makes. */
export const MOST_PROFILES = 2_000_000;

/** Fewer people were asked for than the country has. */
export class TooFewProfiles extends Error {
  override readonly name = "TooFewProfiles";
  constructor(least: number) {
    super(
      `The sample directory has ${least} people: --profiles must be a whole number from ${least} to ${MOST_PROFILES}.`,
    );
  }
}

/**
 * Fills an empty directory with the sample country and its search. Refuses where real people stand; what stands of
 * another sample is replaced, and the same one is left as it is. With `profiles`, further cohorts of the same people in
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
  const standing = await standingSample(db, mark);
  if (standing) {
    await refreshSearch(db);
    return { ...standing, isNew: false };
  }
  const loaded = await db.transaction(async (tx) => {
    await removeSample(tx);
    step("Writing people", 1);
    // Every reference is one we have just been given; PostgreSQL, whose owner of the tables may not, checks them all.
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = replica");
    const groups = await writeGroups(tx, country);
    const written = await writeCountry(tx, country, groups);
    let { hash } = country;
    for (let index = 1; written.contacts < (profiles ?? 0); index += 1) {
      step(`Writing cohort ${index} of ${cohorts}`, Math.min(1 + index, 1 + cohorts));
      const part = await writeFurther(tx, { index, wanted: (profiles ?? 0) - written.contacts }, groups);
      written.people += part.people;
      written.contacts += part.contacts;
      hash = createHash("sha256")
        .update(hash + part.hash)
        .digest("hex");
    }
    await markLoaded(tx, mark, hash);
    if (tx.kind === "pglite") await tx.exec("set local session_replication_role = origin");
    return { ...written, hash };
  });
  step("Indexing", 2 + cohorts);
  await refreshSearch(db);
  step("Done", total);
  return { ...loaded, isNew: true };
}

type Counts = Pick<LoadedSample, "people" | "groups" | "contacts">;
type Ids = ReadonlyMap<string, number>;

/** What stands already, if it is the sample of that mark. */
async function standingSample(db: Db, mark: string): Promise<(Counts & { hash: string }) | undefined> {
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

async function writeGroups(tx: Db, { groups }: SampleCountry): Promise<Ids> {
  const wholes = await insertAll(tx, "groups", groupRows(groups, new Map(), "whole"));
  const parts = await insertAll(tx, "groups", groupRows(groups, wholes, "part"));
  return new Map([...wholes, ...parts]);
}

async function writeCountry(tx: Db, country: SampleCountry, groups: Ids): Promise<Counts> {
  const tell = ({ key }: { key: string }) => country.bodies.get(key) ?? {};
  const people = await writeCohort(tx, { ...country, tell }, groups);
  await insertRows(tx, "vacancies", vacancyRows(country.people));
  await writePlaces(tx, country.places, people);
  await writeAgencies(tx, country.agencies, people);
  return { people: people.size, groups: groups.size, contacts: headcountOf(country) };
}

/** Draws one more cohort, of at most `wanted` people, writes it and forgets it. */
async function writeFurther(
  tx: Db,
  { index, wanted }: { index: number; wanted: number },
  groups: Ids,
): Promise<Pick<Counts, "people" | "contacts"> & { hash: string }> {
  const mark = `-c${index}`;
  const random = createRandom(`${SAMPLE_SEED}${mark}`);
  const cohort = cutTo(asFurther(inventCohort(random, mark), mark, index * 1000), wanted);
  const hash = createHash("sha256");
  const telling = createTelling(random, cohort);
  const tell = (person: (typeof cohort.people)[number]) => {
    const body = telling(person);
    hash.update(JSON.stringify([person, body]));
    return body;
  };
  const people = await writeCohort(tx, { ...cohort, tell }, groups);
  for (const part of batches(agencyPersonRows(cohort.agencies, people), 1000)) await insertRows(tx, "contacts", part);
  hash.update(JSON.stringify([cohort.seats, cohort.staff, cohort.agencies]));
  return { people: people.size, contacts: headcountOf(cohort), hash: hash.digest("hex") };
}

async function markLoaded(tx: Db, mark: string, whole: string): Promise<void> {
  await tx.query(
    `insert into directory_marks (name, value) values ('sample-hash', $1), ('sample-whole', $2)
     on conflict (name) do update set value = excluded.value`,
    [mark, whole],
  );
  await markSearchStale(tx);
}

/** The sample must not mix with people who exist. */
export class RealDirectory extends Error {
  override readonly name = "RealDirectory";
  constructor() {
    super("The directory holds imported people: the sample directory is only for an empty one.");
  }
}
