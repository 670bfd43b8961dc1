import { toSearchableText } from "@rotunda/core";
import { existsSync } from "node:fs";
import { checkBackup } from "../backup/read-backup.ts";
import { checkDatabase } from "../backup/check-database.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { describeStatus } from "../directory/directory-status.ts";
import { replaceSample } from "../directory/replace-sample.ts";
import { refreshSearch } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { findAccountsWithPublishedPassword, formatPasswordWarning } from "../sample/sample-accounts.ts";
import { describeChanges, describeImports } from "./data-history.ts";
import { findRecord, type NamedRecord } from "./data-records.ts";
import { type Options, parseUsage, readDate, readOptionalText, readText, readWholeNumber } from "./options.ts";
import type { Progress } from "./progress.ts";
import { type Command, readHelp, runAsProcess, type CommandEnvironment, UsageError, withDb } from "./run-command.ts";
import { listFieldPlaces } from "../provenance/suppressed-fields.ts";
import {
  listSuppressed,
  type PersonReference,
  suppress,
  UnknownField,
  unsuppress,
} from "../provenance/suppressions.ts";

interface Subcommand {
  usage: string;
  /** False for restore, which migrates an empty database to the backup's version, and for check, which changes nothing. */
  migrates?: false;
  /**
   * Validates a request before the database is opened. Returns the function that needs the database, or the text to
   * print if none is needed.
   */
  plan: (args: readonly string[], options: Options) => Work | Promise<string>;
}

type Work = (db: Db, progress: Progress) => Promise<string>;

const SUBCOMMANDS: Record<string, Subcommand> = {
  status: {
    usage: "",
    plan: () => async (db) => [await describeStatus(db), await describeImports(db)].join("\n\n"),
  },
  changes: {
    usage: "[--since YYYY-MM-DD] [--record <record>] [--limit <number>]",
    plan: (_, options) => {
      const since = readDate("ever")(options, "since") ?? null;
      const limit = readWholeNumber(1, 9_999_999)(options, "limit") ?? 100;
      const named = readText(options, "record");
      return async (db) => {
        const record = named === undefined ? null : await findRecord(db, named);
        if (record?.id === null) throw new UsageError(`There is no record “${named}”.`);
        return describeChanges(db, { since, record, limit });
      };
    },
  },
  suppress: {
    usage: "<record> [<field>] [--reason <text>] [--office <text>]",
    plan: ([record = "", field = ""], options) => {
      const reason = readOptionalText(options, "reason") ?? "";
      if (reason === "") throw new UsageError('Give a reason: --reason "…"');
      const office = readOptionalText(options, "office");
      if (office !== undefined && ![record, office].every(toSearchableText))
        throw new UsageError('Give a name and an office: "…" --office "…"');
      const today = new Date().toISOString().slice(0, 10);
      return (db) => suppressRecord(db, { record, office, field, reason, today });
    },
  },
  suppressed: { usage: "", plan: () => describeSuppressed },
  unsuppress: {
    usage: "<number>",
    plan:
      ([number = ""]) =>
      (db) =>
        unsuppressNumber(db, number),
  },
  export: {
    usage: "<file>",
    plan: ([file = ""]) => {
      if (existsSync(file)) throw new UsageError(`${file} already exists.`);
      return async (db, progress) => {
        const { rows } = await writeBackup(db, file, {
          onTable: (table, done, total) => progress.show(`Writing ${table}`, done, total),
        });
        return `${rows} rows written to ${file}.`;
      };
    },
  },
  restore: {
    usage: "<file> [--replace]",
    migrates: false,
    plan: ([file = ""], { replace }) => {
      requireFile(file);
      return async (db, progress) => {
        let done = 0;
        const tables = await restoreBackup(db, file, {
          replace: replace === true,
          onTable: (table) => progress.show(`Reading ${table}`, (done += 1), 30),
        });
        return `${Object.values(tables).reduce((sum, count) => sum + count, 0)} rows restored.`;
      };
    },
  },
  check: { usage: "[<file>]", migrates: false, plan: ([file]) => (file === undefined ? check : checkFile(file)) },
  "wipe-sample": { usage: "", plan: () => wipeSample },
};

async function runData([name = "", ...argv]: string[], environment: CommandEnvironment): Promise<{ text: string }> {
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand) throw new UsageError(name === "" ? "Name a command." : `Unknown command: ${name}`);
  const { usage, migrates, plan } = subcommand;
  const { args, options } = parseUsage(usage, argv);
  const work = await plan(args, options);
  return { text: typeof work === "string" ? work : await withDb(environment, work, { migrates }) };
}

function requireFile(file: string): void {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
}

async function checkFile(file: string): Promise<string> {
  requireFile(file);
  const { rows, tables, version } = await checkBackup(file);
  return `${file} is a complete backup: ${rows} rows of ${tables} tables, of a database with the migration ${version}.`;
}

async function check(db: Db, progress: Progress): Promise<string> {
  const { tables, rows, constraints, problems } = await checkDatabase(db, (table, done, total) =>
    progress.show(`Checking ${table}`, done, total),
  );
  const checked = `${rows} rows of ${tables} tables, ${constraints} constraints and the search tables were checked`;
  if (problems.length === 0) return `${checked}: no problems.`;
  throw new Error([`${checked}. Problems:`, ...problems.map((problem) => `  ${problem}`)].join("\n"));
}

async function wipeSample(db: Db): Promise<string> {
  const gone = await db.transaction(replaceSample);
  if (!gone) return "There is no sample data.";
  await refreshSearch(db);
  const { people, groups, contacts, folderItems } = gone;
  const lost = `${people} people, ${groups} groups, ${contacts} contacts and ${folderItems} Briefcase items of theirs`;
  const warning = formatPasswordWarning(await findAccountsWithPublishedPassword(db));
  const next =
    "Import data before the next start, or start with SAMPLE_DATA=off: otherwise an empty directory is filled with\nsample data again.";
  return [`Removed the sample data: ${lost}.`, next, ...(warning === "" ? [] : ["", warning])].join("\n");
}

interface SuppressionRequest {
  /** A person's name if `office` is given. */
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

async function findByRecord(db: Db, record: string, field: string): Promise<PersonReference> {
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

export const data: Command = { help: () => readHelp("data"), run: runData };
await runAsProcess(import.meta.filename, data);
