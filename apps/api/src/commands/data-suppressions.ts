import type { Db } from "../platform/db.ts";
import { listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { listSuppressed, type PersonNamed, suppress, UnknownField, unsuppress } from "../provenance/suppressions.ts";
import { findRecord, type NamedRecord } from "./data-records.ts";
import { UsageError } from "./run-command.ts";

interface SuppressionRequest {
  /** With `office` a person's name. */
  record: string;
  office?: string | undefined;
  field: string;
  reason: string;
  today: string;
}

export async function suppressRecord(
  db: Db,
  { record, office, field, reason, today }: SuppressionRequest,
): Promise<string> {
  const person = office === undefined ? await findByRecord(db, record, field) : { name: record, office };
  try {
    const { id, people } = await suppress(db, { person, field, reason, today });
    const who = "name" in person ? `“${person.name}”, “${person.office}”` : `${person.source}:${person.sourceId}`;
    const what = field === "" ? "Everything about" : `${field} of`;
    return people > 0
      ? `${what} ${who} is suppressed. Number ${id} on the list.`
      : `${who} isn’t in the directory; imports will leave ${field === "" ? "them" : field} out. Number ${id} on the list.`;
  } catch (cause) {
    if (cause instanceof UnknownField) throw new UsageError(cause.message);
    throw cause;
  }
}

async function findByRecord(db: Db, record: string, field: string): Promise<PersonNamed> {
  const found = await readPerson(db, await findRecord(db, record));
  refuseField(found, field);
  return { source: found.source, sourceId: found.sourceId };
}

/** Resolves a contact entry to its profile. */
async function readPerson(db: Db, record: NamedRecord): Promise<NamedRecord> {
  if (record.type === "profile" || record.type === "staffer" || record.type === "agencyperson") return record;
  if (record.type !== "person") throw new UsageError("Only people can be suppressed.");
  const [profile] = await db.query<{ id: number; source: string; sourceId: string }>(
    `select p.id, p.source, p.source_id as "sourceId" from contacts c join profiles p on p.id = c.profile_id where c.id = $1`,
    [record.id],
  );
  return profile ? { type: "profile", ...profile } : record;
}

function refuseField({ type, id }: NamedRecord, field: string): void {
  if (field === "" || type === "profile" || id === null || listFieldPlaces(field).contacts.length > 0) return;
  throw new UsageError(
    "For staffers and agency people, only email and phone can be suppressed; without a field, the whole person is.",
  );
}

export async function unsuppressNumber(db: Db, number: string): Promise<string> {
  const id = /^[1-9]\d{0,8}$/u.test(number) ? Number(number) : 0;
  if (!(await unsuppress(db, id))) {
    throw new UsageError(`There is no entry ${number}. npm run data -- suppressed shows the list.`);
  }
  return `Removed number ${id}. The next import restores what it suppressed.`;
}

export async function describeSuppressed(db: Db): Promise<string> {
  const list = await listSuppressed(db);
  if (list.length === 0) return "Nothing is suppressed.";
  return list
    .map(({ id, people, name, office, field, reason, suppressedOn }) => {
      const who = people.map((key) => key.replace(" ", ":")).join(", ") || `“${name}”, “${office}”`;
      return `${id}  ${suppressedOn}  ${who}  ${field === "" ? "everything" : field}  ${reason}`;
    })
    .join("\n");
}
