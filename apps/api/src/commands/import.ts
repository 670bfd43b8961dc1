import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { seedPlaces } from "../directory/seed-places.ts";
import { holdsCongress, importCongress } from "../imports/congress-legislators.ts";
import { describeImport, isImportComplete } from "../imports/describe-import.ts";
import { holdsOpenStates, importOpenStates } from "../imports/openstates-people.ts";
import { holdsOrganization, importOrganization, type OrganizationOptions } from "../imports/organization-import.ts";
import { ORGANIZATION } from "../imports/organization-rows.ts";
import { describeTemplate, writeTemplate } from "../imports/organization-template.ts";
import type { ImportReport } from "../imports/run-import.ts";
import type { Db } from "../platform/db.ts";
import { accountsWithPublishedPassword } from "../sample/sample-accounts.ts";
import { type Command, runAsProcess, UsageError, withDb } from "./run-command.ts";

interface Source {
  isIn(folder: string): boolean | Promise<boolean>;
  run(db: Db, folder: string, options: OrganizationOptions): Promise<ImportReport>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  "congress-legislators": { isIn: holdsCongress, run: importCongress },
  "openstates-people": { isIn: holdsOpenStates, run: importOpenStates },
  [ORGANIZATION]: { isIn: holdsOrganization, run: importOrganization },
};

const HELP = `Takes public data, and an organisation’s own, over into the directory.

  npm run import -- congress-legislators <folder> [--dry-run] [--all-problems]
  npm run import -- openstates-people <folder> [--dry-run] [--all-problems]
  npm run import -- organization <folder> [--complete] [--dry-run] [--all-problems]
  npm run import -- organization --template <folder>

congress-legislators: <folder> holds the YAML files of github.com/unitedstates/congress-legislators:
legislators-current, executive, committees-current, committee-membership-current, legislators-district-offices,
legislators-social-media.

openstates-people: <folder> is a copy of github.com/openstates/people, or of part of it: data/<state>/legislature,
executive, municipalities, retired and committees, and settings.yml. States that aren't in it are left as they are.

organization: <folder> holds people, agencies, staffers and narratives of your own, any of them, as .csv or .json.
docs/import-format.md tells their columns; --template writes files with an example row each to begin with.

The first import replaces the sample people and groups; accounts stay. Every later one adds, changes and marks as
former what differs, and leaves the rest alone: what editors set stays, what the suppression list names stays out, and
what changed is logged. One that broke off goes on where it stopped when it is run again. Homes and personal telephones
are never stored. Stop the server first, or set DATABASE_URL to import while it runs.

  --complete      with organization: the files hold everybody, so who isn’t in them any more has left
  --template      with organization: write example files into the folder; those that are there are left alone
  --dry-run       do everything, report it, and store nothing
  --all-problems  list every rejected record, not the first ones of each file
  --help          show this text

Exit status: 0 when everything was imported, 1 when something was rejected, 2 when the command was not understood.`;

const runImport: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = parseArgs({
    args,
    strict: true,
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      "dry-run": { type: "boolean", default: false },
      "all-problems": { type: "boolean", default: false },
      complete: { type: "boolean", default: false },
      template: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const [name, folder, ...rest] = positionals;
  const source = Object.hasOwn(SOURCES, name ?? "") ? SOURCES[name ?? ""] : undefined;
  if (!source) throw new UsageError(`Unknown source: ${name ?? "none was named"}`);
  if (folder === undefined || rest.length > 0) throw new UsageError("Name exactly one folder.");
  if ((values.complete || values.template) && name !== ORGANIZATION) {
    throw new UsageError(`--${values.complete ? "complete" : "template"} goes with ${ORGANIZATION}.`);
  }
  if (values.template) return { text: describeTemplate(folder, await writeTemplate(folder)) };
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}`);
  if (!(await source.isIn(folder))) throw new UsageError(`No file of ${name} is in ${folder}`);

  return withDb(surroundings, async (db, progress) => {
    if (!values["dry-run"]) await seedPlaces(db);
    const report = await source.run(db, folder, {
      today: new Date().toISOString().slice(0, 10),
      isDryRun: values["dry-run"],
      isComplete: values.complete,
      onStep: (step) => {
        if (step.do === "file") progress.show(`Reading ${step.file}`, step.index, step.total + 1);
        if (step.do === "search") progress.show("Bringing search up to date", step.total, step.total + 1);
      },
    });
    const publishedAccounts = await accountsWithPublishedPassword(db);
    const text = describeImport(report, { showAll: values["all-problems"], publishedAccounts });
    return { text, isIncomplete: !isImportComplete(report) };
  });
};

export const importSource: Command = { help: HELP, run: runImport };
await runAsProcess(import.meta.filename, importSource);
