import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { isAccountLink, readPerson } from "./congress-person.ts";
import { CONGRESS, isBioguide, PersonRecord } from "./congress-schemas.ts";
import { type Counts, ImportCounts, Rejected } from "./import-counts.ts";
import { deriveLeadership, markPeopleFormer } from "./mark-former.ts";
import { createStoredMatcher } from "./find-stored.ts";
import { BLANKS, type FullRow, listOrNull } from "./imported-rows.ts";
import { type ImportedPerson, storePeople } from "./store-people.ts";
import { loadStoredRows } from "./sync-rows.ts";
import { readList, type ReadFile, readSource, textAt, type YamlPath } from "./read-source.ts";

export const CAPITOL_OFFICE = "type = 'Capitol Office'";

const check = recordChecker(PersonRecord);

/** People that a file covers. */
interface Coverage {
  keyOf: (value: unknown) => string | null;
  /** An SQL condition for those that are stored. */
  among: string;
  /** Keys of people that another file covers. */
  others?: ReadonlySet<string>;
  /** Types of terms that another file has of these people. */
  elsewhere?: readonly string[];
}

export const MEMBERS = "legislators-current.yaml";
export const EXECUTIVES = "executive.yaml";

const IN_CONGRESS: Coverage = { keyOf: bioguideOf, among: "chamber_id is not null" };
const EXECUTIVE: Coverage = { keyOf: executiveKeyOf, among: "chamber_id is null", elsewhere: ["rep", "sen"] };

/** A senator who became vice president hasn't left. */
export async function importLegislators(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
  const executives = await readSource(folder, EXECUTIVES).catch(() => null);
  const read = executives && (await readPeople(run, executives, EXECUTIVE));
  const moved = [...(read?.people ?? [])].flatMap(([key, { profile }]) => (profile.is_former ? [] : key));
  return importPeople(run, file, IN_CONGRESS, moved);
}

/** Members of Congress may be former vice presidents. */
export async function importExecutives(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
  const members = await readSource(folder, MEMBERS).catch(() => null);
  return importPeople(run, file, { ...EXECUTIVE, others: new Set(members && listBioguides(members)) });
}

async function importPeople(
  run: ImportRun,
  file: ReadFile,
  coverage: Coverage,
  moved: readonly string[] = [],
): Promise<Counts> {
  const { people, counts } = await readPeople(run, file, coverage);
  await keepAccountLinks(run.tx, people);
  await keepTerms(run.tx, people, coverage.elsewhere ?? []);
  const done = await storePeople(run, people, { offices: CAPITOL_OFFICE });
  // People with invalid records haven't left; if a record has no key, no people are marked.
  const { among } = coverage;
  const { keys, isComplete } = counts;
  const kept = [...keys, ...moved];
  const left = await markPeopleFormer(run, { among, kept, isComplete, offices: CAPITOL_OFFICE });
  await deriveLeadership(run);
  return counts.finish({ ...done, left });
}

/** Reads people in a file, whose keys `counts` has too if they are invalid. */
export async function readPeople(run: ImportRun, file: ReadFile, { keyOf, among, others }: Coverage) {
  const counts = new ImportCounts();
  const people = new Map<string, ImportedPerson>();
  const { match } = await createStoredMatcher(run.tx, CONGRESS, among);
  const list = readList(file, "people");
  const written = new Set(list.map(keyOf));
  for (const [index, value] of list.entries()) {
    const problem = (path: YamlPath, why: string) => problemAt(file, [index], path, why);
    const own = keyOf(value);
    if (own !== null && others?.has(own)) {
      counts.see(own);
      continue;
    }
    if (value instanceof Rejected) {
      counts.reject([problem([], value.message)]);
      continue;
    }
    const record = counts.accept(check(file, [index], value));
    const read = record && readPerson(record, own ?? "", run.today);
    if (read?.status === "bad") counts.reject([problem(read.path, read.why)]);
    if (!record || read?.status !== "good") {
      if (own === null) counts.isComplete = false;
      else counts.see(own);
      continue;
    }
    // A damaged or changed id doesn't make another person.
    const stored = match(read.person.profile);
    const key = stored !== null && !written.has(stored) ? stored : own;
    const why = own === null ? "is missing or is no valid id" : `has changed to ${own}`;
    if (key === null) counts.isComplete = false;
    if (key === null || !counts.see(key)) {
      counts.reject([problem(ID, key === null ? why : `repeats ${key} from an earlier record`)]);
      continue;
    }
    const kept = key === own ? read : readPerson({ ...record, id: { ...record.id, bioguide: key } }, key, run.today);
    if (key !== own) counts.doubts.push(problem(ID, `${why}, so the stored id is kept: ${key}`));
    if (kept.status === "good") people.set(key, kept.person);
    counts.doubts.push(...read.doubts.map((doubt) => problem(doubt.path, doubt.why)));
  }
  return { people, counts };
}

const ID = ["id", "bioguide"];

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

/** The file of a vice president lacks the terms of a senator, of which the last ends with the move. */
async function keepTerms(tx: Db, people: ReadonlyMap<string, ImportedPerson>, types: readonly string[]): Promise<void> {
  const columns = Object.keys(BLANKS.terms).map((column) => `t.${column}`);
  const rows = await tx.query<{ key: string; earlier: FullRow<"terms">[] }>(
    `select p.source_id as key, jsonb_agg(to_jsonb(r) order by t.position) as earlier
     from profiles p join terms t on t.profile_id = p.id cross join lateral (select ${columns.join(", ")}) r
     where p.source = $1 and p.source_id = any($2::text[]) and t.type = any($3::text[]) group by p.source_id`,
    [CONGRESS, [...people.keys()], types],
  );
  for (const { key, earlier } of rows) {
    const person = people.get(key);
    const moved = person?.terms[0]?.start_date ?? null;
    if (!person || moved === null || person.terms.some(({ type }) => types.includes(type))) continue;
    const ended = earlier.map((term) => (String(term.end_date) > moved ? { ...term, end_date: moved } : term));
    person.terms = [...ended, ...person.terms].map((term, position) => ({ ...term, position }));
  }
}

export function bioguideOf(value: unknown): string | null {
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
