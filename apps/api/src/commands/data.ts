import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { describeStatus, directoryStatus } from "../directory/directory-status.ts";
import { replaceSample } from "../directory/replace-sample.ts";
import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import type { Db } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { accountsWithPublishedPassword, publishedPasswordWarning } from "../sample/published-password.ts";
import { createProgress, type Progress } from "./progress.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Looks after what the directory holds.

  npm run data -- status            where the records come from, and how many there are
  npm run data -- export <file>     the directory, the accounts and their folders in one file, for safe keeping
  npm run data -- restore <file>    puts such a file into an empty database; with --replace, in the place of everything
  npm run data -- wipe-sample       takes the sample directory away; accounts stay

A file restores into the embedded database and into PostgreSQL alike. It holds accounts: keep it where nobody else
reads it. Sessions aren't in it, so everyone logs in again. Stop the server first, or set DATABASE_URL.

  --replace  with restore: gives up what the database holds now
  --help     show this text

Exit status: 0 when it was done, 1 when it was refused or failed, 2 when the command was not understood.`;

type Work = (db: Db, progress: Progress, argument: string) => Promise<string>;

interface Subcommand {
  /** What the one argument is, or empty when there is none. */
  argument: string;
  run: (options: { replace: boolean }) => Work;
}

const SUBCOMMANDS: Record<string, Subcommand> = {
  status: { argument: "", run: () => status },
  export: { argument: "file", run: () => exportTo },
  restore: {
    argument: "file",
    run:
      ({ replace }) =>
      (db, progress, file) =>
        restoreFrom(db, progress, { file, replace }),
  },
  "wipe-sample": { argument: "", run: () => wipeSample },
};

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    strict: true,
    allowPositionals: true,
    options: { help: { type: "boolean" }, replace: { type: "boolean", default: false } },
  });
  if (values.help) return "help";
  const [name = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand) throw new UsageError(name === "" ? "Say what to do." : `Unknown command: ${name}`);
  if (rest.length !== (subcommand.argument === "" ? 0 : 1)) {
    throw new UsageError(
      subcommand.argument === "" ? `${name} takes no argument.` : `Name one ${subcommand.argument}.`,
    );
  }
  if (values.replace && name !== "restore") throw new UsageError("--replace goes with restore.");
  const [argument = ""] = rest;
  if (name === "restore" && !existsSync(argument)) throw new UsageError(`There is no file ${argument}`);
  if (name === "export" && existsSync(argument)) throw new UsageError(`There is a file ${argument} already.`);

  const db = await openDb(readSettings(process.env));
  const progress = createProgress();
  try {
    const told = await subcommand.run(values)(db, progress, argument);
    progress.end();
    console.log(told);
    return "done";
  } finally {
    progress.end();
    await db.close();
  }
});

async function status(db: Db): Promise<string> {
  await migrate(db);
  return describeStatus(await directoryStatus(db));
}

async function exportTo(db: Db, progress: Progress, file: string): Promise<string> {
  await migrate(db);
  const { rows } = await writeBackup(db, file, (table, done, total) => progress.show(`Writing ${table}`, done, total));
  return `${rows} rows written to ${file}.`;
}

/** Without bringing the database up first: an empty one is brought to where the file's was. */
async function restoreFrom(db: Db, progress: Progress, options: { file: string; replace: boolean }): Promise<string> {
  let done = 0;
  const tables = await restoreBackup(db, options.file, {
    replace: options.replace,
    onTable: (table) => progress.show(`Reading ${table}`, (done += 1), 30),
  });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows restored.`;
}

async function wipeSample(db: Db): Promise<string> {
  await migrate(db);
  const gone = await db.transaction(async (tx) => {
    const replaced = await replaceSample(tx);
    if (replaced) await markSearchStale(tx);
    return replaced;
  });
  if (!gone) return "There is no sample data.";
  await refreshSearch(db);
  const { people, groups, contacts, folderItems } = gone;
  const lost = `${people} people, ${groups} groups, ${contacts} contacts and ${folderItems} Briefcase items of theirs`;
  const warning = publishedPasswordWarning(await accountsWithPublishedPassword(db));
  const next =
    "Import what is to take its place before the next start, or start with SAMPLE_DATA=off: an empty directory is\nfilled with sample data again.";
  return [`The sample data is gone: ${lost}.`, next, ...(warning === "" ? [] : ["", warning])].join("\n");
}
