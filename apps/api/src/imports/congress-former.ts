import type { Db } from "../platform/db.ts";
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { problemAt, recordChecker } from "./check-record.ts";
import { CAPITOL_OFFICE } from "./congress-people.ts";
import { linksOf } from "./congress-links.ts";
import { readPerson } from "./congress-person.ts";
import { CONGRESS, isBioguide, LegislatorRecord, OF_CONGRESS } from "./congress-schemas.ts";
import { type Counts, createImportCounts } from "./import-counts.ts";
import type { FullRow, Row } from "./imported-rows.ts";
import type { OrganizationFile, WrittenRow } from "./organization-file.ts";
import { syncLists } from "./sync-lists.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";
import { type ReadFile, WrongShape } from "./yaml-file.ts";

export type CsvFile = Extract<OrganizationFile, { status: "read" }>;

const check = recordChecker(LegislatorRecord);

/** Identifiers under their names in the other files; those of the Federal Election Commission are a list. */
const IDENTIFIERS = "bioguide thomas opensecrets lis cspan govtrack votesmart ballotpedia icpsr wikipedia".split(" ");

/**
 * Imports former members from the table of their last offices. `others`: people of the other files. A person who left
 * keeps the profile, its terms and identifiers.
 */
export async function importFormerMembers(
  tx: Db,
  csv: CsvFile,
  run: ImportRun,
  others: ReadonlySet<string>,
): Promise<Counts> {
  const { people, counts } = readFormerMembers(csv, run, others);
  const [first] = people.values();
  const columns = Object.keys(first?.profile ?? {}) as (keyof Row<"profiles">)[];
  const known = await loadStoredRows(tx, "profiles", columns, OF_CONGRESS);
  const incoming = new Map<string, Row<"profiles">>();
  for (const [key, { profile }] of people) {
    const identifiers = { ...known.get(key)?.row.identifiers, ...profile.identifiers };
    const isMore = Object.keys(identifiers).length > Object.keys(profile.identifiers ?? {}).length;
    incoming.set(key, isMore ? { ...profile, identifiers, "body.links": linksOf(identifiers) } : profile);
  }
  const { added, changed, ids, withheld } = await syncRows(tx, run, {
    table: "profiles",
    among: known,
    incoming,
    stamp: { updated_date: run.today },
  });
  counts.withhold(withheld);
  await storeLastTerms(tx, run, new Map([...ids].map(([key, id]) => [id, people.get(key)?.terms ?? []])));

  const changedIds = changed.flatMap((key) => ids.get(key) ?? []);
  await tx.query(`delete from offices where profile_id = any($1::int[]) and ${CAPITOL_OFFICE}`, [changedIds]);
  // People who left before the first import get no contact entries.
  const contacts = await tx.query<{ id: number }>(
    "select profile_id as id from contacts where profile_id = any($1::int[])",
    [changedIds],
  );
  await mirrorContacts(
    tx,
    contacts.map(({ id }) => id),
  );
  return counts.finish({ read: ids.size, added: added.length, changed: changed.length, left: 0 });
}

/** Stores terms of people whose terms aren't known from their time in office. */
async function storeLastTerms(tx: Db, run: ImportRun, terms: Map<number, readonly FullRow<"terms">[]>): Promise<void> {
  const dated = await tx.query<{ id: number }>(
    `select distinct profile_id as id from terms join profiles on id = profile_id
     where source = $1 and start_date is not null`,
    [CONGRESS],
  );
  for (const { id } of dated) terms.delete(id);
  await syncLists(tx, run, "terms", terms);
}

function readFormerMembers(csv: CsvFile, run: ImportRun, others: ReadonlySet<string>) {
  const missing = ["bioguide_id", "type", "state"].find((name) => !csv.columns?.includes(name));
  if (missing !== undefined) throw new WrongShape(`has no column ${missing}`);
  const file: ReadFile = {
    status: "read",
    name: csv.name,
    root: csv.rows.map(({ cells }) => ({ id: cells.get("bioguide_id") })),
    isCut: false,
    lineOf: ([index]) => csv.rows[Number(index)]?.line ?? 0,
  };
  const counts = createImportCounts();
  const people = new Map<string, { profile: Row<"profiles">; terms: FullRow<"terms">[] }>();
  for (const [index, row] of csv.rows.entries()) {
    const reject = (field: string, why: string) => counts.reject([problemAt(file, [index], [field], why)]);
    const record = recordOf(row);
    const key = record.id["bioguide"] ?? "";
    if (row.why !== "") {
      counts.reject([problemAt(file, [index], [], row.why)]);
    } else if (!isBioguide(key)) {
      reject("bioguide_id", `is no valid id: ${record.id["bioguide"]}`);
    } else if (!counts.see(key)) {
      reject("bioguide_id", `repeats ${key} from an earlier row`);
    } else if (!others.has(key)) {
      const checked = check(file, [index], record);
      if (checked.status === "bad") {
        counts.reject(checked.problems);
        continue;
      }
      counts.warn(checked.doubts);
      const read = readPerson(checked.value, key, run.today);
      if (read.status === "bad") {
        reject(String(read.path.at(-1)), read.why);
      } else {
        counts.warn(read.doubts.map(({ path, why }) => problemAt(file, [index], path, why)));
        const { profile, terms } = read.person;
        const position_summary = `Former ${profile.position_summary}`;
        people.set(key, { profile: { ...profile, is_former: true, leadership_role: "", position_summary }, terms });
      }
    }
  }
  return { people, counts };
}

/** Returns a record in the form of the other files. */
function recordOf({ cells }: WrittenRow) {
  const cell = (name: string): string => [cells.get(name) ?? ""].flat().join(",").trim();
  const filled = (facts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));
  const fec = cell("fec_ids")
    .split(",")
    .filter((id) => id !== "");
  return {
    id: {
      ...filled(Object.fromEntries(IDENTIFIERS.map((name) => [name, cell(`${name}_id`)]))),
      ...(fec.length > 0 && { fec }),
    } as Record<string, string> & { fec?: string[] },
    name: filled({
      first: cell("first_name"),
      middle: cell("middle_name"),
      last: cell("last_name"),
      suffix: cell("suffix"),
      nickname: cell("nickname"),
      official_full: cell("full_name"),
    }),
    bio: filled({ birthday: cell("birthday"), gender: cell("gender") }),
    terms: [
      filled({
        type: cell("type"),
        state: cell("state"),
        district: cell("district"),
        class: cell("senate_class"),
        party: cell("party"),
      }),
    ],
  };
}
