import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, type ReadFile, recordChecker } from "./check-record.ts";
import { idsByKey } from "./ids-by-key.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { keyInName, OPEN_STATES, PEOPLE_FOLDERS, type PeopleFolder, type StateFiles } from "./openstates-folder.ts";
import { readStatePerson } from "./openstates-person.ts";
import { ensureDistricts } from "./openstates-districts.ts";
import { privateValuesOf } from "./openstates-privacy.ts";
import { StatePerson } from "./openstates-schemas.ts";
import { readSource } from "./read-source.ts";
import type { LoadedPart } from "./run-import.ts";
import { type ImportedPerson, storePeople } from "./store-people.ts";
import { type Counts, createTally, type Tally } from "./tally.ts";

const check = recordChecker(StatePerson);

interface Found {
  file: ReadFile;
  record: StatePerson;
}

interface StateReading {
  found: Found[];
  tally: Tally;
}

/** Reads all files of a state's people first: what one record says of a home must not be stored from another. */
export async function loadStatePeople(folder: string, state: StateFiles): Promise<LoadedPart> {
  const reading = await readPeople(
    folder,
    PEOPLE_FOLDERS.flatMap((kind) => state.people[kind]),
  );
  return {
    status: "read",
    store: async (tx, run) => storeState(tx, run, { state, reading, retired: await readRetired(tx, folder, state) }),
  };
}

async function readPeople(folder: string, paths: readonly string[]): Promise<StateReading> {
  const tally = createTally();
  const found: Found[] = [];
  for (const path of paths) {
    const file = await readSource(folder, path);
    const named = keyInName(path, "person");
    if (file.status === "broken") {
      // Whose file it is stands in its name: that person has not left.
      if (named === null || !tally.meet(named)) tally.lose();
      tally.reject([file.problem]);
      continue;
    }
    const key = (file.root as { id?: unknown } | null)?.id;
    const isNew = typeof key === "string" ? tally.meet(key) : named !== null && tally.meet(named);
    if (typeof key !== "string" && named === null) tally.lose();
    const checked = check(file, [], file.root);
    if (checked.status === "bad") tally.reject(checked.problems);
    else if (isNew) found.push({ file, record: checked.value });
    else tally.reject([problemAt(file, [], ["id"], `repeats ${checked.value.id}, which stands in another file`)]);
  }
  return { found, tally };
}

/** Of those who have left only the ones the directory knows: their last terms end. */
async function readRetired(tx: Db, folder: string, { retired }: StateFiles): Promise<StateReading> {
  const keys = retired.flatMap((path) => keyInName(path, "person") ?? []);
  const known = await idsByKey(tx, "profiles", OPEN_STATES, keys);
  return readPeople(
    folder,
    retired.filter((path) => known.has(keyInName(path, "person") ?? "")),
  );
}

interface StateWork {
  state: StateFiles;
  reading: StateReading;
  retired: StateReading;
}

async function storeState(tx: Db, run: ImportRun, { state, reading, retired }: StateWork): Promise<Counts> {
  const { tally } = reading;
  // Who is in office again may still have a file among those who left.
  const records = [...reading.found, ...retired.found.filter(({ record }) => !tally.keys.has(record.id))];
  const neighbours = [...new Set(records.flatMap(({ record }) => privateValuesOf(record)))];
  const people = new Map<string, ImportedPerson>();
  for (const { file, record } of records) {
    const read = readStatePerson(record, run.today, neighbours);
    if (read.status === "bad") {
      tally.reject([problemAt(file, [], read.path, read.why)]);
      continue;
    }
    people.set(record.id, read.person);
    tally.withhold(read.withheld);
    tally.doubt(read.doubts.map(({ path, why }) => problemAt(file, [], path, why)));
  }
  await ensureDistricts(
    tx,
    run,
    [...people.values()].map(({ profile }) => ({
      state: String(profile["state_code"]),
      chamberId: Number(profile["chamber_id"] ?? 0),
      number: String(profile["district"]),
    })),
  );
  const { added, changed, ids, withheld } = await storePeople(tx, run, people, { offices: "true" });
  tally.withhold(withheld);

  const kept = new Set([...tally.keys, ...retired.tally.keys]);
  const types = PEOPLE_FOLDERS.filter((kind) => state.people[kind].length > 0).map((kind) => TYPES[kind]);
  const among = `state_code = '${state.code}' and (${types.join(" or ")})`;
  // A person whose record can't be read has not left; where one can't even be told, nobody has.
  const left = tally.isComplete ? await markPeopleFormer(tx, run, { among, kept, offices: "true" }) : 0;
  await deriveLeadership(tx, run, `state_code = '${state.code}'`);
  return tally.counts({ read: ids.size, added, changed, left });
}

/** Who a folder speaks for, by profile type. */
const TYPES: Record<PeopleFolder, string> = {
  legislature: "profile_type_id in (203, 204)",
  executive: "profile_type_id in (201, 202)",
  municipalities: "coalesce(profile_type_id, 205) = 205",
};
