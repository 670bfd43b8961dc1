import { toSearchableText } from "@rotunda/core";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { checkBackup } from "../backup/read-backup.ts";
import { checkDatabase } from "../backup/check-database.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { describeStatus } from "../directory/directory-status.ts";
import { replaceSample } from "../directory/replace-sample.ts";
import { refreshSearch } from "../directory/search-state.ts";
import { wholeDate } from "../imports/openstates-dates.ts";
import type { Db } from "../platform/db.ts";
import { findAccountsWithPublishedPassword, formatPasswordWarning } from "../sample/sample-accounts.ts";
import { describeChanges, describeImports } from "./data-history.ts";
import { findRecord, type NamedRecord } from "./data-records.ts";
import type { Progress } from "./progress.ts";
import { type Command, readHelp, runAsProcess, type Surroundings, UsageError, withDb } from "./run-command.ts";
import { listFieldPlaces } from "../provenance/suppressed-fields.ts";
import { listSuppressed, type PersonNamed, suppress, UnknownField, unsuppress } from "../provenance/suppressions.ts";

const OPTIONS = {
  help: { type: "boolean" },
  replace: { type: "boolean" },
  reason: { type: "string" },
  office: { type: "string" },
  since: { type: "string" },
  record: { type: "string" },
  limit: { type: "string" },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

interface Request {
  args: readonly string[];
  options: Values;
  progress: Progress;
}

interface Subcommand {
  /** Argument names; "?" marks optional ones. */
  takes: readonly string[];
  options?: readonly (keyof Values)[];
  /** Validates arguments before the database is opened. */
  check?: (args: readonly string[], options: Values) => void;
  /** False for restore, which migrates an empty database to the backup's version, and for check, which changes nothing. */
  migrates?: boolean;
  /** Does the work of a request that needs no database. */
  runAlone?: (request: Omit<Request, "progress">) => Promise<string> | null;
  run: (db: Db, request: Request) => Promise<string>;
}

const SUBCOMMANDS: Record<string, Subcommand> = {
  status: {
    takes: [],
    run: async (db) => [await describeStatus(db), await describeImports(db)].join("\n\n"),
  },
  changes: { takes: [], options: ["since", "record", "limit"], check: checkChanges, run: changes },
  suppress: {
    takes: ["record", "field?"],
    options: ["reason", "office"],
    check: ([record = ""], { reason = "", office }) => {
      if (reason.trim() === "") throw new UsageError('Give a reason: --reason "…"');
      if (office === undefined) return;
      if (![record, office].every(toSearchableText))
        throw new UsageError('Give a name and an office: "…" --office "…"');
    },
    run: (db, { args: [record = "", field = ""], options: { reason = "", office } }) =>
      suppressRecord(db, {
        record,
        office,
        field,
        reason: reason.trim(),
        today: new Date().toISOString().slice(0, 10),
      }),
  },
  suppressed: { takes: [], run: describeSuppressed },
  unsuppress: { takes: ["number"], run: (db, { args: [number = ""] }) => unsuppressNumber(db, number) },
  export: {
    takes: ["file"],
    check: ([file = ""]) => {
      if (existsSync(file)) throw new UsageError(`${file} exists already.`);
    },
    run: async (db, { args: [file = ""], progress }) => {
      const { rows } = await writeBackup(db, file, {
        onTable: (table, done, total) => progress.show(`Writing ${table}`, done, total),
      });
      return `${rows} rows written to ${file}.`;
    },
  },
  restore: {
    takes: ["file"],
    options: ["replace"],
    check: ([file = ""]) => {
      if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
    },
    migrates: false,
    run: restoreFrom,
  },
  check: {
    takes: ["file?"],
    migrates: false,
    runAlone: ({ args: [file] }) => (file === undefined ? null : checkFile(file)),
    run: check,
  },
  "wipe-sample": { takes: [], run: wipeSample },
};

async function runData(argv: string[], surroundings: Surroundings): Promise<"help" | { text: string }> {
  const { values, positionals } = parseArgs({ args: argv, strict: true, allowPositionals: true, options: OPTIONS });
  const { help, ...options } = values;
  if (help) return "help";
  const [name = "", ...args] = positionals;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand) throw new UsageError(name === "" ? "Name a command." : `Unknown command: ${name}`);
  checkRequest(name, subcommand, args, options);
  const { migrates, run, runAlone } = subcommand;
  const alone = await runAlone?.({ args, options });
  if (typeof alone === "string") return { text: alone };
  return { text: await withDb(surroundings, (db, progress) => run(db, { args, options, progress }), { migrates }) };
}

function checkRequest(
  name: string,
  { takes, options = [], check }: Subcommand,
  args: readonly string[],
  given: Values,
): void {
  const needed = takes.filter((argument) => !argument.endsWith("?"));
  if (takes.length === 0 && args.length > 0) throw new UsageError(`${name} takes no argument.`);
  if (args.length < needed.length || args.length > takes.length)
    throw new UsageError(`Name one ${needed.join(" and one ")}.`);
  for (const option of Object.keys(given) as (keyof Values)[]) {
    if (options.includes(option)) continue;
    const [owner] = Object.entries(SUBCOMMANDS).find(([, other]) => other.options?.includes(option) === true) ?? [""];
    throw new UsageError(`--${option} goes with ${owner}.`);
  }
  check?.(args, given);
}

function checkChanges(_: readonly string[], { since, limit }: Values): void {
  if (since !== undefined && wholeDate(since) === null)
    throw new UsageError(`${since} isn’t a date written as YYYY-MM-DD.`);
  if (limit !== undefined && !/^[1-9]\d{0,6}$/u.test(limit))
    throw new UsageError(`${limit} isn’t a whole number above 0.`);
}

async function changes(db: Db, { options: { since, record, limit } }: Request): Promise<string> {
  const found = record === undefined ? null : await findRecord(db, record);
  if (found?.id === null) throw new UsageError(`There is no record “${record}”.`);
  return describeChanges(db, { since: since ?? null, record: found, limit: Number(limit ?? 100) });
}

async function restoreFrom(db: Db, { args: [file = ""], options, progress }: Request): Promise<string> {
  let done = 0;
  const tables = await restoreBackup(db, file, {
    replace: options.replace === true,
    onTable: (table) => progress.show(`Reading ${table}`, (done += 1), 30),
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows restored.`;
}

async function checkFile(file: string): Promise<string> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`);
  const { rows, tables, version } = await checkBackup(file);
  return `${file} is a complete backup: ${rows} rows of ${tables} tables, of a database with the migration ${version}.`;
}

async function check(db: Db, { progress }: Request): Promise<string> {
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

export const data: Command = { help: readHelp("data"), run: runData };
await runAsProcess(import.meta.filename, data);
