import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { holdsCongress, importCongress } from "../imports/congress-legislators.ts";
import { describeImport, isImportComplete } from "../imports/describe-import.ts";
import { migrate } from "../platform/migrate.ts";
import { openDb } from "../platform/open-db.ts";
import { readSettings } from "../platform/settings.ts";
import { accountsWithPublishedPassword } from "../sample/published-password.ts";
import { createProgress } from "./progress.ts";
import { runCommand, UsageError } from "./run-command.ts";

const HELP = `Takes public data over into the directory.

  npm run import -- congress-legislators <folder> [--all-problems]

<folder> holds the YAML files of github.com/unitedstates/congress-legislators: legislators-current, executive,
committees-current, committee-membership-current, legislators-district-offices, legislators-social-media.

The first import replaces the sample people and groups; accounts stay. Every later one adds, changes and marks as
former what differs, and leaves the rest alone. Stop the server first, or set DATABASE_URL to import while it runs.

  --all-problems  list every rejected record, not the first ones of each file
  --help          show this text

Exit status: 0 when everything was imported, 1 when something was rejected, 2 when the command was not understood.`;

await runCommand(HELP, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    strict: true,
    allowPositionals: true,
    options: { help: { type: "boolean" }, "all-problems": { type: "boolean", default: false } },
  });
  if (values.help) return "help";
  const [source, folder, ...rest] = positionals;
  if (source !== "congress-legislators") throw new UsageError(`Unknown source: ${source ?? "none was named"}`);
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one folder.");
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}`);
  if (!holdsCongress(folder)) throw new UsageError(`No file of congress-legislators is in ${folder}`);

  const db = await openDb(readSettings(process.env));
  const progress = createProgress();
  try {
    await migrate(db);
    const report = await importCongress(db, folder, {
      today: new Date().toISOString().slice(0, 10),
      onStep: (step) => {
        if (step.do === "file") progress.show(`Reading ${step.file}`, step.index, step.total + 1);
        if (step.do === "search") progress.show("Bringing search up to date", 6, 7);
      },
    });
    const publishedAccounts = await accountsWithPublishedPassword(db);
    progress.end();
    console.log(describeImport(report, { showAll: values["all-problems"], publishedAccounts }));
    return isImportComplete(report) ? "done" : "incomplete";
  } finally {
    progress.end();
    await db.close();
  }
});
