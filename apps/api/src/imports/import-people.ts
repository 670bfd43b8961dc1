import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { type ReadFile, problemAt, recordChecker } from "./check-record.ts";
import { personKey, readPerson } from "./congress-person.ts";
import { ExecutiveRecord, LegislatorRecord, type PersonRecord } from "./congress-schemas.ts";
import { CONGRESS, type FileImport, listOf } from "./import-file.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { markPeopleFormer } from "./mark-former.ts";
import type { Problem } from "./problem.ts";
import { type ImportedPerson, storePeople } from "./store-people.ts";
import { type Counts, createTally, type Tally } from "./tally.ts";

export const importLegislators: FileImport = {
  file: "legislators-current.yaml",
  unit: "people",
  run: (tx, file, run) => importPeople(tx, file, run, { inCongress: true, checker: recordChecker(LegislatorRecord) }),
};

export const importExecutives: FileImport = {
  file: "executive.yaml",
  unit: "people",
  run: (tx, file, run) => importPeople(tx, file, run, { inCongress: false, checker: recordChecker(ExecutiveRecord) }),
};

interface Way {
  /** Which of the source's people this file speaks for. */
  inCongress: boolean;
  checker: ReturnType<typeof recordChecker<typeof LegislatorRecord>>;
}

const CAPITOL_OFFICE = "type = 'Capitol Office'";

async function importPeople(tx: Db, file: ReadFile, run: ImportRun, way: Way): Promise<Counts> {
  const { people, tally } = readPeople(file, run, way);
  if (!way.inCongress) {
    // A former vice president who now sits in Congress is the other file's.
    const sitting = await tx.query<{ source_id: string }>(
      `select source_id from profiles where source = '${CONGRESS}' and chamber_id is not null and not is_former`,
    );
    for (const { source_id } of sitting) people.delete(source_id);
  }
  const { added, changed, ids, withheld } = await storePeople(tx, run, people, { offices: CAPITOL_OFFICE });
  tally.withhold(withheld);
  const among = `chamber_id is ${way.inCongress ? "not null" : "null"}`;
  // A person whose record can't be read has not left; where one can't even be told, nobody has.
  const left = tally.isComplete
    ? await markPeopleFormer(tx, run, { among, kept: tally.keys, offices: CAPITOL_OFFICE })
    : 0;
  await deriveLeadership(tx, run);
  return tally.counts({ read: ids.size, added, changed, left });
}

function readPeople(file: ReadFile, run: ImportRun, way: Way) {
  const people = new Map<string, ImportedPerson>();
  const tally = createTally();
  for (const [index, value] of listOf(file, "people").entries()) {
    const problems = readOne(file, { index, value, way, run, people, tally });
    if (problems.length > 0) tally.reject(problems);
  }
  return { people, tally };
}

interface One {
  index: number;
  value: unknown;
  way: Way;
  run: ImportRun;
  people: Map<string, ImportedPerson>;
  tally: Tally;
}

function readOne(file: ReadFile, { index, value, way, run, people, tally }: One): Problem[] {
  const key = keyOf(value);
  const isNew = key !== null && tally.meet(key);
  if (key === null) tally.lose();
  const checked = way.checker(file, [index], value);
  if (checked.status === "bad") return checked.problems;
  const read = readPerson(checked.value, run.today);
  if (read.status === "bad") return [problemAt(file, [index], read.path, read.why)];
  const { source_id } = read.person.profile;
  if (!isNew) return [problemAt(file, [index], ["id"], `repeats ${source_id}, which stands above`)];
  people.set(source_id, read.person);
  return [];
}

function keyOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "object" && id !== null ? personKey(id as PersonRecord["id"]) : null;
}
