import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { NOUNS } from "./admin-nouns.ts";
import { parseVerb } from "./admin-parse.ts";
import type { Noun } from "./admin-verb.ts";
import { formatColumns } from "./format-columns.ts";
import { type Command, isParseError, runAsProcess, type Surroundings, UsageError } from "./run-command.ts";
import { runChange, runReadOnly } from "./run-admin-verb.ts";

const HELP = `Looks after who may read the directory, and what home shows.

${formatColumns(Object.entries(NOUNS).map(([name, { about }]) => [`  npm run admin -- ${name} …`, about]))}

  npm run admin -- <one of these> --help    explains it

  --json         with list and show: for programs
  --dry-run      with every change: says what would change, and changes nothing
  --as <name>    with every change: who is noted in the audit trail, in the place of your account on this machine

Every change is noted: npm run admin -- audit. A server that runs beside it on the same DATABASE_URL sees it at once; the
embedded database has one owner at a time, so stop its server first.

Exit status: 0 when it was done, 1 when it was refused or failed, 2 when the command was not understood.`;

async function runAdmin(argv: string[], { env, output }: Surroundings): Promise<"done" | "help"> {
  const [name = ""] = argv;
  if (name === "--help") return "help";
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined;
  if (!noun) throw new UsageError(name === "" ? "Name a noun." : `Unknown: ${name}`);
  if (argv.includes("--help")) {
    output.write(`${formatHelp(name, noun)}\n`);
    return "done";
  }
  try {
    const parsed = parseVerb(name, noun, argv.slice(1));
    const db = await openDb(readSettings(env));
    try {
      await migrate(db);
      const result = await (parsed.verb.kind === "read" ? runReadOnly : runChange)(db, parsed);
      output.write(`${parsed.options["json"] === true ? JSON.stringify(result.rows, null, 2) : result.text}\n`);
      return "done";
    } finally {
      await db.close();
    }
  } catch (cause) {
    // Usage errors show the noun's help.
    const isUsage = cause instanceof UsageError || isParseError(cause);
    throw isUsage && cause instanceof Error ? new UsageError(cause.message, formatHelp(name, noun)) : cause;
  }
}

function formatHelp(name: string, { about, notes, verbs }: Noun): string {
  return `${about[0]?.toUpperCase()}${about.slice(1)}.

${formatColumns(Object.entries(verbs).map(([verb, { usage, does }]) => [`  ${name} ${verb} ${usage}`.trimEnd(), does]))}

${notes}

  --json with list and show, --dry-run and --as <name> with every change: npm run admin -- --help`;
}

export const admin: Command = { help: HELP, run: runAdmin };
await runAsProcess(import.meta.filename, admin);
