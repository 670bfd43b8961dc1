import columnsOfTable from "./congress-former-columns.json" with { type: "json" };
import { mirrorContacts } from "../provenance/contact-entries.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { bioguideOf, CAPITOL_OFFICE, EXECUTIVES, listBioguides, MEMBERS, readPeople } from "./congress-people.ts";
import { linksOf } from "./congress-person.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { type Counts, Rejected, UnreadableFile } from "./import-counts.ts";
import type { FullRow, Row } from "./imported-rows.ts";
import type { OrganizationFile, WrittenRow } from "./organization-file.ts";
import { syncLists } from "./store-people.ts";
import { loadStoredRows, syncRows } from "./sync-rows.ts";
import { endTerms } from "./mark-former.ts";
import { cleanValues, type ReadFile, readSource } from "./read-source.ts";

/**
 * Imports former members. A person who left keeps the profile and its identifiers, and also its terms and other facts
 * that are not in the table if `file` is the table of last offices.
 */
export async function importFormerMembers(run: ImportRun, file: ReadFile, folder: string): Promise<Counts> {
  const others = new Set<string>();
  for (const name of [MEMBERS, EXECUTIVES]) {
    const other = await readSource(folder, name).catch((cause: unknown) => {
      if (!(cause instanceof UnreadableFile)) throw cause;
      throw new UnreadableFile(`can’t be imported without ${name}, which names the people who are not former members`);
    });
    for (const key of listBioguides(other)) others.add(key);
  }
  const { people, counts } = await readPeople(run, file, { keyOf: bioguideOf, among: "false", others });
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
      "body.links": linksOf(identifiers),
    });
  }
  const { added, changed, ids } = await syncRows(run, { table: "profiles", known, incoming });
  const listOf = <Part extends "terms" | "leadership">(part: Part) =>
    new Map([...ids].map(([key, id]) => [id, people.get(key)?.[part] ?? []]));
  await storeTerms(run, listOf("terms"));
  if (!isTable(file)) await syncLists(run, "leadership_roles", listOf("leadership"));

  const changedIds = changed.flatMap((key) => ids.get(key) ?? []);
  await run.tx.query(`delete from offices where profile_id = any($1::int[]) and ${CAPITOL_OFFICE}`, [changedIds]);
  await endTerms(run, changedIds);
  // People who left before the first import get no contact entries.
  const contacts = await run.tx.query<{ id: number }>(
    "select profile_id as id from contacts where profile_id = any($1::int[])",
    [changedIds],
  );
  const contactIds = contacts.map(({ id }) => id);
  await mirrorContacts(run.tx, contactIds);
  return counts.finish({ read: ids.size, added: added.length, changed: changed.length, left: 0 });
}

/** Stores terms; the table's, without dates, only if none with dates are known. */
async function storeTerms(run: ImportRun, terms: Map<number, readonly FullRow<"terms">[]>): Promise<void> {
  const dated = await run.tx.query<{ id: number }>(
    `select distinct profile_id as id from terms join profiles on id = profile_id
     where source = $1 and start_date is not null`,
    [CONGRESS],
  );
  for (const { id } of dated) if (!terms.get(id)?.some(({ start_date }) => start_date !== null)) terms.delete(id);
  await syncLists(run, "terms", terms);
}

/** Reads the table of last offices as records in the form of the other files. */
export function readFormerTable({ name, columns, rows }: OrganizationFile): ReadFile {
  const missing = ["bioguide_id", "type", "state"].find((column) => !columns?.includes(column));
  if (missing !== undefined) throw new UnreadableFile(`has no column ${missing}`, 1);
  return {
    name,
    root: rows.map((row) => (row.why === "" ? recordOf(row) : new Rejected(row.why))),
    isCut: false,
    lineOf: ([index]) => rows[Number(index)]?.line ?? 0,
  };
}

/** Facts for which the table has no column. */
const keepUnlisted = (stored: Row<"profiles"> = {}): Row<"profiles"> => ({
  "body.caucuses_with": stored["body.caucuses_with"] ?? null,
  "body.family_members": stored["body.family_members"] ?? null,
  "body.state_rank": stored["body.state_rank"] ?? null,
});

const isTable = ({ name }: ReadFile): boolean => name.endsWith(".csv");

function recordOf({ cells }: WrittenRow): unknown {
  const cell = (name: string): string => [cells.get(name) ?? ""].flat().join(",").trim();
  const read = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, cell(column)]));
  const { id, name, bio, term } = columnsOfTable;
  const fec = cell("fec_ids").match(/[^,]+/gu);
  return cleanValues({ id: { ...read(id), fec }, name: read(name), bio: read(bio), terms: [read(term)] });
}
