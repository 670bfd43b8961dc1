import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { isAccountLink, readPerson } from "./congress-person.ts";
import { CONGRESS, ExecutiveRecord, isBioguide, LegislatorRecord } from "./congress-schemas.ts";
import { type Counts, ImportCounts } from "./import-counts.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import { markPeopleFormer } from "./mark-former.ts";
import { assignKeys, createStoredMatcher } from "./find-stored.ts";
import { listOrNull } from "./imported-rows.ts";
import { type ImportedPerson, storePeople } from "./store-people.ts";
import { loadStoredRows } from "./sync-rows.ts";
import { readList, type ReadFile, textAt, type YamlPath } from "./yaml-file.ts";

export const CAPITOL_OFFICE = "type = 'Capitol Office'";

/** People that a file covers: what they must look like, and an SQL condition for the stored ones. */
interface Coverage {
  check: ReturnType<typeof recordChecker<typeof LegislatorRecord>>;
  keyOf: (value: unknown) => string | null;
  among: string;
  /** Keys of people that another file covers. */
  others?: ReadonlySet<string>;
}

const LEGISLATORS: Coverage = {
  check: recordChecker(LegislatorRecord),
  keyOf: bioguideOf,
  among: "chamber_id is not null",
};

const EXECUTIVES: Coverage = {
  check: recordChecker(ExecutiveRecord),
  keyOf: executiveKeyOf,
  among: "chamber_id is null",
};

/** `executives`: the file of people of whom those in office haven't left, such as a senator who became vice president. */
export async function importLegislators(run: ImportRun, file: ReadFile, executives?: ReadFile): Promise<Counts> {
  const read = executives && (await readPeople(run, executives, EXECUTIVES));
  const moved = [...(read?.people ?? [])].flatMap(([key, { profile }]) => (profile.is_former ? [] : key));
  return importPeople(run, file, LEGISLATORS, moved);
}

/** `members`: the file of the members of Congress, who may be former vice presidents. */
export function importExecutives(run: ImportRun, file: ReadFile, members?: ReadFile): Promise<Counts> {
  const others = new Set(members && listBioguides(members));
  return importPeople(run, file, { ...EXECUTIVES, others });
}

async function importPeople(
  run: ImportRun,
  file: ReadFile,
  coverage: Coverage,
  moved: readonly string[] = [],
): Promise<Counts> {
  const { people, counts } = await readPeople(run, file, coverage);
  await keepAccountLinks(run.tx, people);
  const { read, added, changed, withheld } = await storePeople(run, people, { offices: CAPITOL_OFFICE });
  counts.withheld += withheld;
  // People with invalid records haven't left; if a record has no key, no people are marked.
  const { among } = coverage;
  const { keys, isComplete } = counts;
  const kept = [...keys, ...moved];
  const left = await markPeopleFormer(run, { among, kept, isComplete, offices: CAPITOL_OFFICE });
  await deriveLeadership(run);
  return counts.finish({ read, added, changed, left });
}

async function readPeople(run: ImportRun, file: ReadFile, { check, keyOf, among, others }: Coverage) {
  const counts = new ImportCounts();
  const people = new Map<string, ImportedPerson>();
  const problem = (index: number, path: YamlPath, why: string) => problemAt(file, [index], path, why);
  const records = readList(file, "people").flatMap((value, index) => {
    const checked = check(file, [index], value);
    const key = keyOf(value);
    const read = checked.status === "good" ? readPerson(checked.value, key ?? "", run.today) : null;
    if (checked.status === "good" && read?.status === "good") {
      counts.doubts.push(...checked.doubts);
      counts.doubts.push(...read.doubts.map(({ path, why }) => problem(index, path, why)));
      return [{ index, key, record: checked.value, person: read.person, profile: read.person.profile }];
    }
    if (key === null) counts.isComplete = false;
    else counts.see(key);
    if (checked.status === "bad") counts.reject(checked.problems);
    if (read?.status === "bad") counts.reject([problem(index, read.path, read.why)]);
    return [];
  });

  for (const assigned of assignKeys(records, await createStoredMatcher(run.tx, CONGRESS, among))) {
    const { index, key: written, record, person } = assigned.record;
    const why =
      written === null
        ? "is missing or is no valid id"
        : people.has(written)
          ? `repeats ${written} from an earlier record`
          : `has changed to ${written}`;
    if (assigned.key === null) {
      counts.reject([problem(index, ["id", "bioguide"], why)]);
      // The person may be a stored one, who must not be marked as former.
      if (!assigned.isRepeated) counts.isComplete = false;
      continue;
    }
    const { key, isOwn } = assigned;
    counts.see(key);
    if (others?.has(key)) continue;
    if (isOwn) {
      people.set(key, person);
      continue;
    }
    const kept = readPerson({ ...record, id: { ...record.id, bioguide: key } }, key, run.today);
    if (kept.status === "good") people.set(key, kept.person);
    counts.doubts.push(problem(index, ["id", "bioguide"], `${why}, so the stored id is kept: ${key}`));
  }
  return { people, counts };
}

/** The file of accounts fills a part of the links. */
async function keepAccountLinks(tx: Db, people: ReadonlyMap<string, ImportedPerson>): Promise<void> {
  const stored = await loadStoredRows(tx, {
    table: "profiles",
    source: CONGRESS,
    columns: ["body.links"],
    keys: [...people.keys()],
  });
  for (const [key, { profile }] of people) {
    const accounts = (stored.get(key)?.row["body.links"] ?? []).filter(isAccountLink);
    profile["body.links"] = listOrNull([...(profile["body.links"] ?? []), ...accounts]);
  }
}

function bioguideOf(value: unknown): string | null {
  const bioguide = textAt(value, "id", "bioguide");
  return isBioguide(bioguide) ? bioguide : null;
}

/** Thirteen presidents never served in Congress and have no Bioguide id. */
function executiveKeyOf(value: unknown): string | null {
  const govtrack = textAt(value, "id", "govtrack");
  return textAt(value, "id", "bioguide") === null && govtrack !== null ? `govtrack:${govtrack}` : bioguideOf(value);
}

export const listBioguides = ({ root }: ReadFile): string[] =>
  Array.isArray(root) ? root.flatMap((value: unknown) => bioguideOf(value) ?? []) : [];
