import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Db, listValues } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { importCommitteeHistory, importCommittees, importRosters } from "./congress-committees.ts";
import { importAccounts, importDistrictOffices } from "./congress-contacts.ts";
import { CONGRESS, isBioguide, PersonRecord } from "./congress-schemas.ts";
import { type Counts, refuseTruncatedFile, ImportCounts, Rejected, UnreadableFile } from "./import-counts.ts";
import { readOrganizationFile, type OrganizationFile, type WrittenRow } from "./organization-file.ts";
import { type ReadFile, readSource, cleanValues, readList, readTextAt, type YamlPath } from "./read-source.ts";
import { type ImportOptions, type ImportReport, runImport } from "./run-import.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { isAccountLink, listLinks, readPerson } from "./congress-person.ts";
import { deriveLeadership, endService, markFormer } from "./mark-former.ts";
import { createStoredMatcher } from "./find-stored.ts";
import { type FullRow, listOrNull, type Row } from "./imported-rows.ts";
import {
  type ImportedPerson,
  keepBirthDates,
  loadLists,
  mapByProfile,
  storePeople,
  syncLists,
} from "./store-people.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";
import { endSeats } from "./sync-seats.ts";
import { buildSeatKey } from "../profiles/seat.sql.ts";
import columnsOfTable from "./congress-former-columns.json" with { type: "json" };
import { mirrorContacts } from "../provenance/contact-entries.ts";

const CAPITOL_OFFICE = "type = 'Capitol Office'";

const check = createRecordChecker(PersonRecord);

interface Coverage {
  keyOf: (value: unknown) => string | null;
  /** An SQL condition for the stored people that the file covers. */
  among: string;
  /** Keys of people that another file covers. */
  others?: ReadonlySet<string>;
  /** Types of terms that another file provides for these people. */
  elsewhere?: readonly string[];
}

const MEMBERS = "legislators-current.yaml";
const EXECUTIVES = "executive.yaml";

const IN_CONGRESS: Coverage = { keyOf: readBioguide, among: "chamber_id is not null" };
const EXECUTIVE: Coverage = { keyOf: readExecutiveKey, among: "chamber_id is null", elsewhere: ["rep", "sen"] };

type StoreFile = (run: ImportRun, file: ReadFile, folder: string) => Promise<Counts>;

/** The archive has all terms of former members; the table, published together with it, has only their last offices. */
const [ARCHIVE, TABLE] = ["legislators-historical.yaml", "legislators-historical.csv"];
const FORMER_COMMITTEES = "committees-historical.yaml";

/**
 * Later files refer to earlier ones. Former members come first, so that they are known to have left before the file of
 * current ones lacks them.
 */
const FILES: readonly [file: string, unit: string, StoreFile][] = [
  [ARCHIVE, "people", importFormerMembers],
  [TABLE, "people", importFormerMembers],
  [MEMBERS, "people", importLegislators],
  [EXECUTIVES, "people", importExecutives],
  ["committees-current.yaml", "groups", importCommittees],
  [FORMER_COMMITTEES, "groups", importCommitteeHistory],
  ["committee-membership-current.yaml", "seats", importRosters],
  ["legislators-district-offices.yaml", "offices", importDistrictOffices],
  ["legislators-social-media.yaml", "people", importAccounts],
];

export const isCongressFolder = (folder: string): boolean => FILES.some(([file]) => existsSync(join(folder, file)));

export function importCongress(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const isThere = (file: string): boolean => existsSync(join(folder, file));
  const isOptional = (file: string): boolean => file === ARCHIVE || file === TABLE || file === FORMER_COMMITTEES;
  const parts = FILES.filter(([file]) => isThere(file) || !isOptional(file))
    .filter(([file]) => file !== TABLE || !isThere(ARCHIVE))
    .map(([file, unit, store]) => ({
      file,
      unit,
      load: async () => {
        const read =
          file === TABLE ? readFormerTable(await readOrganizationFile(folder, file)) : await readSource(folder, file);
        return (run: ImportRun) => {
          refuseTruncatedFile(run, read);
          return store(run, read, folder);
        };
      },
    }));
  return runImport(db, CONGRESS, parts, options);
}

/** A senator who became vice president hasn't left. */
async function importLegislators(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
  const executives = await readSource(folder, EXECUTIVES).catch(() => null);
  const read = executives && (await readPeople(run, executives, EXECUTIVE));
  const moved = [...(read?.people ?? [])].flatMap(([key, { profile }]) => (profile.is_former ? [] : key));
  const counts = await importPeople(run, file, IN_CONGRESS, moved);
  await endBeforeSuccessors(run);
  return counts;
}

/** If the day someone left is unknown, their term ends at the latest when their successor's begins. */
async function endBeforeSuccessors({ tx, id }: ImportRun): Promise<void> {
  await tx.query(
    `update terms t set end_date = next.start_date
     from changes c, terms next join profiles p on p.id = next.profile_id
     where c.run_id = $1 and c.record_type = 'profile' and c.kind = 'left' and t.profile_id = c.record_id
       and ${buildSeatKey("next")} = ${buildSeatKey("t")} and not p.is_former
       and next.start_date > t.start_date and next.start_date < t.end_date`,
    [id],
  );
}

/** Members of Congress may be former vice presidents. */
async function importExecutives(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
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
  const done = await storePeople(run, people, CAPITOL_OFFICE);
  // People with invalid records haven't left; if a record has no key, no people are marked.
  const left = await markFormer(run, "profiles", {
    among: coverage.among,
    kept: [...counts.keys, ...moved],
    isComplete: counts.isComplete,
    offices: CAPITOL_OFFICE,
  });
  await endSeats(run);
  await deriveLeadership(run);
  return counts.finish({ ...done, left });
}

/** Reads the people in a file. `counts` also gets the keys of invalid records. */
async function readPeople(run: ImportRun, file: ReadFile, { keyOf, among, others }: Coverage) {
  const counts = new ImportCounts();
  const people = new Map<string, ImportedPerson>();
  const { match } = await createStoredMatcher(run.tx, CONGRESS, among);
  const list = readList(file, "people");
  const written = new Set(list.map(keyOf));
  for (const [index, value] of list.entries()) {
    const problem = (path: YamlPath, why: string) => describeProblemAt(file, [index], path, why);
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
    // A person whose id was damaged or changed isn't a new person.
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
  const invalid = new Set(counts.doubts.filter(({ field }) => field === "bio.birthday").map(({ record }) => record));
  await keepBirthDates(
    run,
    [...people].filter(([key]) => invalid.has(key)),
  );
  return { people, counts };
}

const ID = ["id", "bioguide"];

/** The file of accounts fills only some of the links. */
async function keepAccountLinks(tx: Db, people: ReadonlyMap<string, ImportedPerson>): Promise<void> {
  const keys = [...people.keys()];
  const stored = await loadStoredRows(tx, { table: "profiles", source: CONGRESS, columns: ["body.links"], keys });
  for (const [key, { profile }] of people) {
    const accounts = (stored.get(key)?.row["body.links"] ?? []).filter(isAccountLink);
    profile["body.links"] = listOrNull([...(profile["body.links"] ?? []), ...accounts]);
  }
}

/** The executives' file lacks the Senate terms of a vice president; the last of them ends with the change of office. */
async function keepTerms(tx: Db, people: ReadonlyMap<string, ImportedPerson>, types: readonly string[]): Promise<void> {
  const among = "p.source = $1 and p.source_id = any($2::text[]) and t.type = any($3::text[])";
  for (const { key, list } of await loadLists(tx, "terms", among, [CONGRESS, [...people.keys()], types])) {
    const person = people.get(key);
    const moved = person?.terms[0]?.start_date ?? null;
    if (!person || moved === null || person.terms.some(({ type }) => types.includes(type))) continue;
    const ended = list.map((term) => ((term.end_date ?? "") > moved ? { ...term, end_date: moved } : term));
    person.terms = [...ended, ...person.terms].map((term, position) => ({ ...term, position }));
  }
}

function readBioguide(value: unknown): string | null {
  const bioguide = readTextAt(value, "id", "bioguide");
  return isBioguide(bioguide) ? bioguide : null;
}

/** Thirteen presidents never served in Congress and have no Bioguide id. */
function readExecutiveKey(value: unknown): string | null {
  const govtrack = readTextAt(value, "id", "govtrack");
  return readTextAt(value, "id", "bioguide") === null && govtrack !== null
    ? `govtrack:${govtrack}`
    : readBioguide(value);
}

const listBioguides = ({ root }: ReadFile): string[] =>
  Array.isArray(root) ? root.flatMap((value: unknown) => readBioguide(value) ?? []) : [];

/** People who left keep their profiles and identifiers, and facts that the table of last offices lacks. */
async function importFormerMembers(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
  const others = new Set<string>();
  for (const name of [MEMBERS, EXECUTIVES]) {
    const other = await readSource(folder, name).catch((cause: unknown) => {
      if (!(cause instanceof UnreadableFile)) throw cause;
      throw new UnreadableFile(`can’t be imported without ${name}, which names the people who are not former members`);
    });
    for (const key of listBioguides(other)) others.add(key);
  }
  const { people, counts } = await readPeople(run, file, { keyOf: readBioguide, among: "false", others });
  const [first] = people.values();
  const columns = Object.keys({ ...first?.profile, leadership_role: "" }) as (keyof Row<"profiles">)[];
  const known = await loadStoredRows(run.tx, { table: "profiles", source: CONGRESS, columns });
  const incoming = new Map<string, Row<"profiles">>();
  for (const [key, { profile }] of people) {
    const stored = known.get(key)?.row;
    const identifiers = { ...stored?.identifiers, ...profile.identifiers };
    incoming.set(key, {
      ...profile,
      is_former: true,
      leadership_role: "",
      position_summary: `Former ${profile.position_summary}`,
      // Addresses of former members are outdated.
      website_url: "",
      contact_form_url: "",
      ...(isTable(file) && keepUnlisted(stored)),
      identifiers,
      "body.links": listLinks(identifiers),
    });
  }
  const { added, changed, ids } = await syncRows(run, { table: "profiles", known, incoming });
  await storeTerms(run, mapByProfile(people, ids, "terms"));
  if (!isTable(file)) await syncLists(run, "leadership_roles", mapByProfile(people, ids, "leadership"));

  const changedIds = changed.flatMap((key) => ids.get(key) ?? []);
  await endService(run, changedIds, CAPITOL_OFFICE);
  // People who left before the first import get no contact entries.
  const inContacts = "select profile_id from contacts where profile_id = any($1::int[])";
  await mirrorContacts(run.tx, await listValues<number>(run.tx, inContacts, [changedIds]));
  return counts.finish({ read: ids.size, added: added.length, changed: changed.length, left: 0 });
}

/** Stores terms. Those of the table have no dates, so they are stored only if no dated terms are known. */
async function storeTerms(run: ImportRun, terms: Map<number, readonly FullRow<"terms">[]>): Promise<void> {
  const dated = await listValues<number>(
    run.tx,
    `select distinct profile_id from terms join profiles on id = profile_id
     where source = $1 and start_date is not null`,
    [CONGRESS],
  );
  for (const id of dated) if (!terms.get(id)?.some(({ start_date }) => start_date !== null)) terms.delete(id);
  await syncLists(run, "terms", terms);
}

function readFormerTable({ name, columns, rows }: OrganizationFile): ReadFile {
  const missing = ["bioguide_id", "type", "state"].find((column) => !columns?.includes(column));
  if (missing !== undefined) throw new UnreadableFile(`has no column ${missing}`, 1);
  return {
    name,
    root: rows.map((row) => (row.why === "" ? toRecord(row) : new Rejected(row.why))),
    isTruncated: false,
    lineOf: ([index]) => rows[Number(index)]?.line ?? 0,
  };
}

const keepUnlisted = (stored: Row<"profiles"> = {}): Row<"profiles"> => ({
  "body.caucuses_with": stored["body.caucuses_with"] ?? null,
  "body.family_members": stored["body.family_members"] ?? null,
  "body.state_rank": stored["body.state_rank"] ?? null,
});

const isTable = ({ name }: ReadFile): boolean => name.endsWith(".csv");

function toRecord({ cells }: WrittenRow): unknown {
  const cell = (name: string): string => [cells.get(name) ?? ""].flat().join(",").trim();
  const read = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, cell(column)]));
  const { id, name, bio, term } = columnsOfTable;
  const fec = cell("fec_ids").match(/[^,]+/gu);
  return cleanValues({ id: { ...read(id), fec }, name: read(name), bio: read(bio), terms: [read(term)] });
}
