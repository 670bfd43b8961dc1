import { parseArgs } from "node:util";
import { seedPlaces } from "../directory/seed-places.ts";
import { describeImport, isWithoutNewProblems } from "../imports/describe-import.ts";
import { DownloadFailed } from "../imports/download-file.ts";
import { ARCHIVES, downloadSource } from "../imports/download-source.ts";
import { downloadPortraits } from "../imports/download-portraits.ts";
import { PORTRAITS } from "../imports/portraits.ts";
import { ORGANIZATION } from "../imports/organization-rows.ts";
import { describeTemplate, writeTemplate } from "../imports/organization-template.ts";
import type { ImportReport, ImportStep } from "../imports/run-import.ts";
import { readSettings, SOURCES_ORIGIN } from "../platform/settings.ts";
import { findAccountsWithPublishedPassword, formatPasswordWarning } from "../sample/sample-accounts.ts";
import { addFirstAccount, planFirstAccount } from "./first-account.ts";
import { ALL_SOURCES, findSource, requireSource } from "./import-sources.ts";
import type { Progress } from "./progress.ts";
import { type Command, runAsProcess, UsageError, withDb } from "./run-command.ts";

const HELP = `Imports public data, or an organization’s own, into the directory.

  npm run import -- congress-legislators [<folder>] [options]
  npm run import -- openstates-people [<folder>] [options]
  npm run import -- portraits <folder> [options]
  npm run import -- portraits --download [--state-portraits] [options]
  npm run import -- boundaries <folder> [options]
  npm run import -- all [options]
  npm run import -- organization <folder> [--complete] [options]
  npm run import -- organization --template <folder>

congress-legislators: members of Congress, presidents and committees, from github.com/unitedstates/congress-legislators.

openstates-people: legislators, executives, committees and vacancies of the states, from github.com/openstates/people.

Without a folder both are downloaded to DATA_DIR/sources, if they changed since the last download; an interrupted
download continues. HTTPS_PROXY and NO_PROXY are honored. all downloads and imports both, and the portraits of Congress.

portraits: pictures named {bioguide}, {id of Open States} or {profile id}, as .jpg, .png or .webp, in folders as in
github.com/unitedstates/images or in one. --download fetches new ones of Congress; with --state-portraits also those
that the states publish, if you may show them.

boundaries: districts of Congress or of a legislature as the Census Bureau offers them (cb_2025_us_cd119_20m.zip,
cb_2025_48_sldl_500k.zip …), GeoJSON or TopoJSON. They replace the map of each chamber whose districts are complete.

organization: the folder holds your own people, agencies, caucuses, staffers and narratives, any of them, as .csv or .json.
docs/import-format.md describes the columns; --template writes files with an example row.

The first import replaces the sample people and groups; accounts stay. If there are none, the first one is asked for on a
terminal. Later imports change only what differs in the source and log it. People who are no longer in the source become
former. Editors’ values and suppressions win over imports. An interrupted import continues when it is run again. Homes
and personal telephones are never stored. Stop the server first, or set DATABASE_URL to import while it runs.

An invalid optional value is left out; a record is rejected only if a required value is missing or invalid. What was
stored about a rejected record stays. A file that suddenly lacks a lot isn’t imported.

  --dry-run        report everything, and store nothing
  --accept-losses  import files that suddenly lack a lot; the missing people become former
  --all-problems   list every problem, not only the first new ones of each file
  --json           print the report as JSON
  --admin <email>  into an installation without accounts: add this one, which administers and reads everything
  --download       with portraits: fetch the pictures that the sources name
  --state-portraits
                   with portraits --download or all: also those of states
  --complete       with organization: the files hold everyone, so that missing people have left
  --template       with organization: write example files into the folder without replacing any
  --help           show this text

Exit status: 0 if nothing new went wrong; 1 if a download failed, a file suddenly lacks a lot, or there are problems
that the last import of the source didn’t have; 2 if the command was not understood.`;

const OPTIONS = {
  help: { type: "boolean" },
  "dry-run": { type: "boolean", default: false },
  "accept-losses": { type: "boolean", default: false },
  "all-problems": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  admin: { type: "string" },
  download: { type: "boolean", default: false },
  "state-portraits": { type: "boolean", default: false },
  complete: { type: "boolean", default: false },
  template: { type: "boolean", default: false },
} as const;

const runImport: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = parseArgs({ args, strict: true, allowPositionals: true, options: OPTIONS });
  if (values.help) return "help";
  const [name = "", folder, ...rest] = positionals;
  const isAll = name === "all";
  if (isAll && folder !== undefined) throw new UsageError("all takes no folder.");
  if (!isAll) findSource(name);
  const isDownload = name === PORTRAITS && values.download;
  if ((values.download && !isDownload) || (values["state-portraits"] && !isDownload && !isAll)) {
    throw new UsageError(`--${values.download ? "download" : "state-portraits"} goes with ${PORTRAITS}.`);
  }
  if (isDownload && folder !== undefined) throw new UsageError("--download takes no folder.");
  const isDownloaded = isAll || isDownload || Object.hasOwn(ARCHIVES, name);
  if ((folder === undefined && !isDownloaded) || rest.length > 0) throw new UsageError("Name exactly one folder.");
  if ((values.complete || values.template) && name !== ORGANIZATION) {
    throw new UsageError(`--${values.complete ? "complete" : "template"} goes with ${ORGANIZATION}.`);
  }
  if (folder !== undefined && values.template) return { text: describeTemplate(folder, await writeTemplate(folder)) };
  if (folder !== undefined) await requireSource(name, folder);
  const { dataDir, sourcesOrigin: origin } = readSettings(surroundings.env);

  return withDb(surroundings, async (db, progress) => {
    const first = values["dry-run"] ? null : await planFirstAccount(db, values.admin, surroundings);
    if (!values["dry-run"]) await seedPlaces(db);
    const options = {
      today: new Date().toISOString().slice(0, 10),
      isDryRun: values["dry-run"],
      acceptsLosses: values["accept-losses"],
      isComplete: values.complete,
    };
    const importOne = async (each: string): Promise<ImportReport | DownloadFailed> => {
      try {
        const onStep = (step: ImportStep): void => showStep(progress, step);
        if (each === PORTRAITS && folder === undefined) {
          const mirror = origin === SOURCES_ORIGIN ? {} : { origin };
          return await downloadPortraits(db, {
            ...options,
            ...mirror,
            onStep,
            includesStates: values["state-portraits"],
          });
        }
        const found = folder === undefined ? await download(each, { dataDir, origin }, progress) : { folder };
        return await findSource(each).run(db, found.folder, { ...options, ...found, onStep });
      } catch (cause) {
        if (cause instanceof DownloadFailed) return cause;
        throw cause;
      }
    };
    const outcomes: [string, ImportReport | DownloadFailed][] = [];
    for (const each of isAll ? ALL_SOURCES : [name]) outcomes.push([each, await importOne(each)]);
    const hasNewProblems = outcomes.some(([, outcome]) => outcome instanceof Error || !isWithoutNewProblems(outcome));
    const hasImported = outcomes.some(([, outcome]) => !(outcome instanceof Error) && hasRead(outcome));
    const account = first === null || !hasImported ? describeGiven(values.admin) : await addFirstAccount(db, first);
    if (values.json) {
      const imports = outcomes.map(([each, outcome]) =>
        outcome instanceof Error ? { source: each, failure: outcome.message } : outcome,
      );
      return { text: JSON.stringify({ hasNewProblems, imports, account }, null, 2), isIncomplete: hasNewProblems };
    }
    const texts = outcomes.map(([each, outcome]) => {
      const text = outcome instanceof Error ? outcome.message : describeImport(outcome, values["all-problems"]);
      return isAll ? `${each}\n\n${text}` : text;
    });
    const warning = formatPasswordWarning(await findAccountsWithPublishedPassword(db));
    const text = [...texts, account, warning].filter((paragraph) => paragraph !== "").join("\n\n");
    return { text, isIncomplete: hasNewProblems };
  });
};

const hasRead = ({ files }: ImportReport): boolean => files.some((file) => file.status === "imported" && file.read > 0);

const describeGiven = (admin: string | undefined): string =>
  admin === undefined ? "" : "--admin added no account: there are accounts already, or nothing was imported.";

async function download(name: string, place: { dataDir: string; origin: string }, progress: Progress) {
  progress.show(`Looking for a newer version of ${name}`, 0, 1);
  let shown = 0;
  const onProgress = (bytes: number): void => {
    const megabytes = Math.floor(bytes / 1024 ** 2);
    if (megabytes >= shown + 5) progress.show(`Downloading ${name}: ${(shown = megabytes)} MB`, 0, 1);
  };
  const { isUnchanged, ...found } = await downloadSource({ name, ...place, onProgress });
  progress.show(`${name} of ${found.revisedOn ?? "unknown date"}${isUnchanged ? ", as before" : ""}`, 0, 1);
  return found;
}

function showStep(progress: Progress, step: ImportStep): void {
  if (step.do === "file") progress.show(`Reading ${step.file}`, step.index, step.total + 1);
  if (step.do === "search") progress.show("Updating search", step.total, step.total + 1);
}

export const importSource: Command = { help: HELP, run: runImport };
await runAsProcess(import.meta.filename, importSource);
