import { ORGANIZATION } from "../imports/organization-rows.ts";
import { formatStafferKey } from "../imports/staffers.ts";
import { type Db, findValue } from "../platform/db.ts";
import { findTable, type FactOwner, isFactOwner } from "../provenance/facts.ts";
import { UsageError } from "./run-command.ts";

export interface NamedRecord {
  type: FactOwner;
  /** Null if not in the directory (yet). */
  id: number | null;
  source: string;
  sourceId: string;
}

const SOURCES = ["congress-legislators", "openstates", "organization", "sample"];

const USAGE =
  "Name a record by the address of its page (/profile/123) or by its source and the key in that source (congress-legislators:B000944).";

/** Finds a record by its page's address, or by source and key; throws `UsageError` if missing. */
export async function findRecord(db: Db, written: string): Promise<NamedRecord> {
  const source = SOURCES.find((name) => written.startsWith(`${name}:`));
  if (source !== undefined) return findByKey(db, source, written.slice(source.length + 1));
  const [, page, number] =
    /(?:^|\/)(profile|profile\/kw|committee|caucus|agency|district|state)\/(\d+)[^/]*$/u.exec(written) ?? [];
  if (page === undefined) throw new UsageError(`There is no record “${written}”. ${USAGE}`);
  const type = page === "profile/kw" ? await findContactType(db, Number(number)) : page;
  const [row] = type !== null && isFactOwner(type) ? await findRows(db, type, "id = $1", [Number(number)]) : [];
  if (!row) throw new UsageError(`There is no record at ${written}.`);
  return row;
}

async function findByKey(db: Db, source: string, sourceId: string): Promise<NamedRecord> {
  if (sourceId === "") throw new UsageError(USAGE);
  for (const type of ["profile", "staffer", "agencyperson", "committee", "caucus", "agency"] as const) {
    const [row] = await findRows(db, type, "source = $1 and source_id = $2", [source, sourceId]);
    if (row) return row;
  }
  if (source === ORGANIZATION && !sourceId.startsWith(formatStafferKey(""))) {
    const staffer = await findByKey(db, source, formatStafferKey(sourceId));
    if (staffer.id !== null) return staffer;
  }
  return { type: "profile", id: null, source, sourceId };
}

const findContactType = (db: Db, id: number): Promise<string | null> =>
  findValue<string>(db, "select record_type from contacts where id = $1", [id]);

async function findRows(db: Db, type: FactOwner, condition: string, values: unknown[]): Promise<NamedRecord[]> {
  const table = findTable(type);
  const column = KINDS[table];
  const kind = column === undefined ? "" : `and ${column} = '${type}'`;
  const keys = type === "state" ? "'structure' as source, code" : "source, source_id";
  const rows = await db.query<Omit<NamedRecord, "type">>(
    `select id, ${keys} as "sourceId" from ${table} where ${condition} ${kind}`,
    values,
  );
  return rows.map((row) => ({ type, ...row }));
}

/** Columns that distinguish the record types of a table. */
const KINDS: Record<string, string> = { groups: "kind", contacts: "record_type" };
