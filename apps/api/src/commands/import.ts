import { existsSync } from "node:fs";
import { AdminRefused } from "../admin/audit.sql.ts";
import { hasUsers, requireEmail } from "../admin/users.sql.ts";
import { seedPlaces } from "../directory/seed-places.ts";
import { isBoundariesFolder, importBoundaries } from "../imports/boundaries.ts";
import { isCongressFolder, importCongress } from "../imports/congress-legislators.ts";
import { describeImport, isWithoutNewProblems } from "../imports/describe-import.ts";
import { ARCHIVES, DownloadFailed, downloadSource } from "../imports/download-source.ts";
import { isOpenStatesFolder, importOpenStates } from "../imports/openstates-people.ts";
import { isOrganizationFolder, importOrganization, type OrganizationOptions } from "../imports/organization-import.ts";
import { ORGANIZATION } from "../imports/organization-rows.ts";
import { writeTemplate } from "../imports/organization-template.ts";
import { downloadPortraits, isPortraitsFolder, importPortraits, PORTRAITS } from "../imports/portraits.ts";
import type { ImportReport } from "../imports/run-import.ts";
import type { Db } from "../platform/db.ts";
import { readSettings, SOURCES_ORIGIN } from "../platform/settings.ts";
import { findAccountsWithPublishedPassword, formatPasswordWarning, NO_ACCOUNTS } from "../sample/sample-accounts.ts";
import { NOUNS, parseVerb, runVerb } from "./admin.ts";
import { parseUsage, readOptionalText } from "./options.ts";
import type { Progress } from "./progress.ts";
import { type Command, readHelp, runAsProcess, type CommandEnvironment, UsageError, withDb } from "./run-command.ts";

interface Source {
  holds: string;
  isIn(folder: string): boolean | Promise<boolean>;
  run(db: Db, folder: string, options: OrganizationOptions): Promise<ImportReport>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  "congress-legislators": {
    holds: "legislators-current.yaml and other files of github.com/unitedstates/congress-legislators",
    isIn: isCongressFolder,
    run: importCongress,
  },
  "openstates-people": {
    holds: "data/<state>/legislature and other folders of github.com/openstates/people",
    isIn: isOpenStatesFolder,
    run: importOpenStates,
  },
  boundaries: {
    holds: "the Census Bureau’s boundaries of districts as .zip, .geojson or .topojson",
    isIn: isBoundariesFolder,
    run: importBoundaries,
  },
  [PORTRAITS]: {
    holds: "pictures named {bioguide}, {id of Open States} or {profile id}, as .jpg, .png or .webp",
    isIn: isPortraitsFolder,
    run: importPortraits,
  },
  [ORGANIZATION]: {
    holds: "people, agencies, caucuses, staffers or narratives as .csv or .json (docs/import-format.md)",
    isIn: isOrganizationFolder,
    run: importOrganization,
  },
};

const ALL_SOURCES = ["congress-legislators", "openstates-people", PORTRAITS];

function findSource(name: string): Source {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (!source) throw new UsageError(`Unknown source: ${name || "(none)"}`);
  return source;
}

const isIn = (source: Source, folder: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => source.isIn(folder))
    .catch(() => false);

/** Throws an explanation of three lines if a folder doesn’t hold a source. */
async function requireSource(name: string, folder: string): Promise<void> {
  const source = findSource(name);
  if (await isIn(source, folder)) return;
  const found = existsSync(folder) ? `There are no files of ${name} in ${folder}.` : `There is no folder ${folder}.`;
  let next = "npm run import -- --help lists the sources.";
  for (const [other, each] of Object.entries(SOURCES)) {
    if (await isIn(each, folder)) next = `The folder contains ${other}: npm run import -- ${other} ${folder}`;
  }
  throw new UsageError(`${found}\n${name} is a folder with ${source.holds}.\n${next}`, { needsHelp: false });
}

const USAGE = `<source> [<folder>] [--dry-run] [--accept-losses] [--all-problems] [--json] [--admin <email>]
  [--download] [--state-portraits] [--complete] [--template]`;
const OWN_OPTIONS = {
  download: [PORTRAITS],
  "state-portraits": [PORTRAITS, "all"],
  complete: [ORGANIZATION],
  template: [ORGANIZATION],
};

const runImport: Command["run"] = async (argv, environment) => {
  const { args, options: given } = parseUsage(USAGE, argv);
  const [name = "", folder] = args;
  const isAll = name === "all";
  if (!isAll) findSource(name);
  for (const [option, sources] of Object.entries(OWN_OPTIONS)) {
    if (given[option] && !sources.includes(name))
      throw new UsageError(`--${option} goes with ${sources.join(" or ")}.`);
  }
  const isDownloaded = isAll || given["download"] === true || Object.hasOwn(ARCHIVES, name);
  if (folder === undefined && !isDownloaded) throw new UsageError("Name a folder.");
  if (folder !== undefined && (isAll || given["download"] || given["state-portraits"])) {
    throw new UsageError(`${isAll ? "all" : "--download"} takes no folder.`);
  }
  if (folder !== undefined && given["template"]) return { text: await writeTemplate(folder) };
  if (folder !== undefined) await requireSource(name, folder);
  const { dataDir, sourcesOrigin: origin } = readSettings(environment.env);

  return withDb(environment, async (db, progress) => {
    const isDryRun = given["dry-run"] === true;
    const admin = readOptionalText(given, "admin");
    const first = isDryRun ? null : await planFirstAccount(db, admin, environment);
    if (!isDryRun) await seedPlaces(db);
    const options = {
      today: new Date().toISOString().slice(0, 10),
      isDryRun,
      acceptsLosses: given["accept-losses"] === true,
      isComplete: given["complete"] === true,
      onStep: progress.show,
    };
    const importOne = async (each: string): Promise<ImportReport | DownloadFailed> => {
      try {
        if (each === PORTRAITS && folder === undefined) {
          const mirror = origin === SOURCES_ORIGIN ? {} : { origin };
          return await downloadPortraits(db, {
            ...options,
            ...mirror,
            includesStates: given["state-portraits"] === true,
          });
        }
        const found = folder === undefined ? await download(each, { dataDir, origin }, progress) : { folder };
        return await findSource(each).run(db, found.folder, { ...options, ...found });
      } catch (cause) {
        if (cause instanceof DownloadFailed) return cause;
        throw cause;
      }
    };
    const outcomes: [string, ImportReport | DownloadFailed][] = [];
    for (const each of isAll ? ALL_SOURCES : [name]) outcomes.push([each, await importOne(each)]);
    const hasNewProblems = outcomes.some(([, outcome]) => outcome instanceof Error || !isWithoutNewProblems(outcome));
    const hasImported = outcomes.some(
      ([, outcome]) => "files" in outcome && outcome.files.some((file) => file.status === "imported" && file.read > 0),
    );
    const account = first === null || !hasImported ? describeGiven(admin) : await addFirstAccount(db, first);
    if (given["json"]) {
      const imports = outcomes.map(([each, outcome]) =>
        outcome instanceof Error ? { source: each, failure: outcome.message } : outcome,
      );
      return { text: JSON.stringify({ hasNewProblems, imports, account }, null, 2), isIncomplete: hasNewProblems };
    }
    const texts = outcomes.map(([each, outcome]) => {
      const text = outcome instanceof Error ? outcome.message : describeImport(outcome, given["all-problems"] === true);
      return isAll ? `${each}\n\n${text}` : text;
    });
    const warning = formatPasswordWarning(await findAccountsWithPublishedPassword(db));
    const text = [...texts, account, warning].filter((paragraph) => paragraph !== "").join("\n\n");
    return { text, isIncomplete: hasNewProblems };
  });
};

const describeGiven = (admin: string | undefined): string =>
  admin === undefined ? "" : "--admin added no account: there are accounts already, or nothing was imported.";

async function download(name: string, place: { dataDir: string; origin: string }, progress: Progress) {
  progress.show(`Checking for a newer version of ${name}`, 0, 1);
  let shown = 0;
  const onProgress = (bytes: number): void => {
    const megabytes = Math.floor(bytes / 1024 ** 2);
    if (megabytes >= shown + 5) progress.show(`Downloading ${name}: ${(shown = megabytes)} MB`, 0, 1);
  };
  const { isUnchanged, ...found } = await downloadSource({ name, ...place, onProgress });
  progress.show(`${name} of ${found.revisedOn ?? "unknown date"}${isUnchanged ? ", as before" : ""}`, 0, 1);
  return found;
}

const QUESTION = "There are no accounts yet. Email address of the first account (empty: none): ";

/**
 * Plans the first account before a long import. Returns its address, empty if none is wanted, or null if there are
 * accounts.
 */
export async function planFirstAccount(
  db: Db,
  given: string | undefined,
  { ask, complaints }: Pick<CommandEnvironment, "ask" | "complaints">,
): Promise<string | null> {
  if (given !== undefined) requireEmail(given.trim());
  if (await hasUsers(db)) return null;
  if (given !== undefined) return given.trim();
  if (!ask) return "";
  for (;;) {
    const email = await ask(QUESTION);
    if (email === "") return "";
    try {
      requireEmail(email);
      return email;
    } catch (cause) {
      if (!(cause instanceof AdminRefused)) throw cause;
      complaints.write(`${cause.message}\n`);
    }
  }
}

async function addFirstAccount(db: Db, email: string): Promise<string> {
  const { user } = NOUNS;
  if (email === "" || !user) return NO_ACCOUNTS;
  return (await runVerb(db, parseVerb("user", user, ["first", email]))).text;
}

export const importSource: Command = { help: () => readHelp("import"), run: runImport };
await runAsProcess(import.meta.filename, importSource);
