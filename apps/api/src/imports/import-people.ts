import type { Db } from "../platform/db.ts";
import { type ReadFile, problemAt, recordChecker } from "./check-record.ts";
import { type ImportedPerson, personKey, readPerson } from "./congress-person.ts";
import { ExecutiveRecord, LegislatorRecord, type PersonRecord } from "./congress-schemas.ts";
import { CONGRESS, type Counts, type FileImport, listOf } from "./import-file.ts";
import { deriveLeadership } from "./leadership-roles.ts";
import type { Problem } from "./problem.ts";
import { loadKnown, type Row, syncLists, syncRows } from "./sync-rows.ts";

export const importLegislators: FileImport = {
  file: "legislators-current.yaml",
  unit: "people",
  run: (tx, file, today) =>
    importPeople(tx, file, { today, inCongress: true, checker: recordChecker(LegislatorRecord) }),
};

export const importExecutives: FileImport = {
  file: "executive.yaml",
  unit: "people",
  run: (tx, file, today) =>
    importPeople(tx, file, { today, inCongress: false, checker: recordChecker(ExecutiveRecord) }),
};

interface Way {
  today: string;
  /** Which of the source's people this file speaks for. */
  inCongress: boolean;
  checker: ReturnType<typeof recordChecker<typeof LegislatorRecord>>;
}

async function importPeople(tx: Db, file: ReadFile, way: Way): Promise<Counts> {
  const reading = readPeople(file, way);
  if (!way.inCongress) {
    // A former vice president who now sits in Congress is the other file's.
    const sitting = await tx.query<{ source_id: string }>(
      `select source_id from profiles where source = '${CONGRESS}' and chamber_id is not null and not is_former`,
    );
    for (const { source_id } of sitting) reading.people.delete(source_id);
  }
  const { added, changed, ids } = await storePeople(tx, reading.people, way.today);
  // A person whose record can't be read has not left; where one can't even be told, nobody has.
  const left = reading.isComplete ? await markLeft(tx, way, [...reading.keys]) : 0;
  await deriveLeadership(tx, way.today);
  return { read: ids.size, added, changed, left, rejected: reading.rejected, problems: reading.problems };
}

interface Reading {
  people: Map<string, ImportedPerson>;
  /** Keys of every record, the rejected ones included. */
  keys: Set<string>;
  isComplete: boolean;
  rejected: number;
  problems: Problem[];
}

function readPeople(file: ReadFile, way: Way): Reading {
  const reading: Reading = { people: new Map(), keys: new Set(), isComplete: true, rejected: 0, problems: [] };
  for (const [index, value] of listOf(file, "people").entries()) {
    const key = keyOf(value);
    if (key === null) reading.isComplete = false;
    const problems = readOne(file, way, { index, value, seen: reading.keys, people: reading.people });
    if (problems.length > 0) reading.rejected += 1;
    reading.problems.push(...problems);
    if (key !== null) reading.keys.add(key);
  }
  return reading;
}

function readOne(
  file: ReadFile,
  way: Way,
  {
    index,
    value,
    seen,
    people,
  }: { index: number; value: unknown; seen: Set<string>; people: Map<string, ImportedPerson> },
): Problem[] {
  const checked = way.checker(file, [index], value);
  if (checked.status === "bad") return checked.problems;
  const read = readPerson(checked.value, way.today);
  if (read.status === "bad") return [problemAt(file, [index], read.path, read.why)];
  const key = read.person.profile.source_id;
  if (seen.has(key)) return [problemAt(file, [index], ["id"], `repeats ${key}, which stands above`)];
  people.set(key, read.person);
  return [];
}

function keyOf(value: unknown): string | null {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "object" && id !== null ? personKey(id as PersonRecord["id"]) : null;
}

const TERM_COLUMNS = "position type start_date end_date state_code district senate_class party_name caucus_name";
const LEADERSHIP_COLUMNS = "position title chamber start_date end_date";

async function storePeople(tx: Db, people: ReadonlyMap<string, ImportedPerson>, today: string) {
  const first = people.values().next().value;
  if (!first) return { added: 0, changed: 0, ids: new Map<string, number>() };
  const profiles = new Map<string, Row>();
  for (const [key, { profile }] of people) {
    const { source_id: _, ...row } = profile;
    profiles.set(key, row);
  }
  const { source_id: _, ...columns } = first.profile;
  const { added, changed, ids } = await syncRows(tx, {
    table: "profiles",
    source: CONGRESS,
    known: await loadKnown(tx, "profiles", Object.keys(columns), `source = '${CONGRESS}'`),
    incoming: profiles,
    stamp: { updated_date: today },
  });

  const parts = <T>(part: (person: ImportedPerson) => T): Map<number, T> => {
    const byId = new Map<number, T>();
    for (const [key, person] of people) byId.set(ids.get(key) ?? 0, part(person));
    return byId;
  };
  const changedIds = new Set([
    ...changed.map((key) => ids.get(key) ?? 0),
    ...(await syncLists(
      tx,
      "terms",
      parts(({ terms }) => terms),
      TERM_COLUMNS.split(" "),
    )),
    ...(await syncLists(
      tx,
      "leadership_roles",
      parts(({ leadership }) => leadership),
      LEADERSHIP_COLUMNS.split(" "),
    )),
    ...(await syncOwned(
      tx,
      "offices",
      parts(({ office }) => office),
      "type = 'Capitol Office'",
    )),
    ...(await syncOwned(
      tx,
      "contacts",
      parts(({ contact }) => contact),
      "record_type = 'person'",
    )),
  ]);
  for (const key of added) changedIds.delete(ids.get(key) ?? 0);
  return { added: added.length, changed: changedIds.size, ids };
}

/** At most one row a person, with an id of its own that has to stay. */
async function syncOwned(
  tx: Db,
  table: "offices" | "contacts",
  incoming: ReadonlyMap<number, Row | null>,
  condition: string,
): Promise<Set<number>> {
  const rows = new Map<string, Row>();
  for (const [profile_id, row] of incoming) {
    if (!row) continue;
    const { source_id, ...columns } = row;
    rows.set(String(source_id), { profile_id, ...columns });
  }
  const first = rows.values().next().value;
  const columns = first ? Object.keys(first) : ["profile_id"];
  const known = await loadKnown(tx, table, columns, `source = '${CONGRESS}' and ${condition}`);
  const { added, changed, ids } = await syncRows(tx, { table, source: CONGRESS, known, incoming: rows });
  const kept = new Set(ids.values());
  const gone = [...known.values()].filter(({ id, row }) => !kept.has(id) && incoming.has(Number(row["profile_id"])));
  await tx.query(`delete from ${table} where id = any($1::int[])`, [gone.map(({ id }) => id)]);
  return new Set([
    ...[...added, ...changed].map((key) => Number(rows.get(key)?.["profile_id"])),
    ...gone.map(({ row }) => Number(row["profile_id"])),
  ]);
}

/** Who stands no longer in the file is former: kept, found with include_former, without an office. */
async function markLeft(tx: Db, { today, inCongress }: Way, keys: readonly string[]): Promise<number> {
  const left = await tx.query<{ id: number }>(
    `update profiles set is_former = true, leadership_role = '', position_summary = 'Former ' || position_summary,
       updated_date = $2::date
     where source = '${CONGRESS}' and chamber_id is ${inCongress ? "not null" : "null"} and not is_former
       and source_id <> all($1::text[]) returning id`,
    [keys, today],
  );
  const ids = left.map(({ id }) => id);
  await tx.query("update contacts set is_former = true where profile_id = any($1::int[])", [ids]);
  await tx.query("delete from offices where profile_id = any($1::int[]) and type = 'Capitol Office'", [ids]);
  return ids.length;
}
