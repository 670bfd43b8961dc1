import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { personKey, readPerson } from "./congress-person.ts";
import { CONGRESS, ExecutiveRecord, LegislatorRecord, type PersonRecord } from "./congress-schemas.ts";
import { type Counts, createTally } from "./import-counts.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { type ImportedPerson, storePeople } from "./store-people.ts";
import { readList, type ReadFile } from "./yaml-file.ts";

const CAPITOL_OFFICE = "type = 'Capitol Office'";

type PeopleChecker = ReturnType<typeof recordChecker<typeof LegislatorRecord>>;
const checkLegislator = recordChecker(LegislatorRecord);
const checkExecutive: PeopleChecker = recordChecker(ExecutiveRecord);

export function importLegislators(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  return importPeople(tx, run, { ...readPeople(file, run, checkLegislator), among: "chamber_id is not null" });
}

export async function importExecutives(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts> {
  const reading = readPeople(file, run, checkExecutive);
  // A former vice president now in Congress is in the other file.
  const sitting = await tx.query<{ source_id: string }>(
    `select source_id from profiles where source = '${CONGRESS}' and chamber_id is not null and not is_former`,
  );
  for (const { source_id } of sitting) reading.people.delete(source_id);
  return importPeople(tx, run, { ...reading, among: "chamber_id is null" });
}

/** `among`: an SQL condition for the people that the file covers. */
type PeopleReading = ReturnType<typeof readPeople> & { among: string };

async function importPeople(tx: Db, run: ImportRun, { people, tally, among }: PeopleReading): Promise<Counts> {
  const { read, added, changed, withheld } = await storePeople(tx, run, people, { offices: CAPITOL_OFFICE });
  tally.withhold(withheld);
  // People with invalid records haven't left; if a record has no key, no people are marked.
  const left = tally.isComplete
    ? await markPeopleFormer(tx, run, { among, kept: tally.keys, offices: CAPITOL_OFFICE })
    : 0;
  await deriveLeadership(tx, run);
  return tally.counts({ read, added, changed, left });
}

function readPeople(file: ReadFile, run: ImportRun, check: PeopleChecker) {
  const people = new Map<string, ImportedPerson>();
  const tally = createTally();
  for (const [index, value] of readList(file, "people").entries()) {
    const key = keyOf(value);
    const isNew = key !== null && tally.see(key);
    if (key === null) tally.markIncomplete();
    const checked = check(file, [index], value);
    if (checked.status === "bad") {
      tally.reject(checked.problems);
      continue;
    }
    const read = readPerson(checked.value, run.today);
    if (read.status === "bad") tally.reject([problemAt(file, [index], read.path, read.why)]);
    else if (isNew) people.set(key, read.person);
    else tally.reject([problemAt(file, [index], ["id"], `repeats ${key} from an earlier record`)]);
  }
  return { people, tally };
}

function keyOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "object" && id !== null ? personKey(id as PersonRecord["id"]) : null;
}
