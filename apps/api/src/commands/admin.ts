import { capitalize, FEATURED_PROFILES, FEATURED_PROFILES_BESIDE_PLACE } from "@rotunda/core";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { parse } from "csv-parse/sync";
import { recordChanges } from "../admin/audit.sql.ts";
import { type Db, runAndRollBack } from "../platform/db.ts";
import { audit, logos, modules, ranges, unlocked } from "./admin-nouns.ts";
import { featured } from "./admin-featured.ts";
import { organizations } from "./admin-org.ts";
import { users } from "./admin-user.ts";
import type { Noun, Verb, VerbResult } from "./admin-verb.ts";
import { type Options, parseUsage, readText } from "./options.ts";
import { formatColumns } from "../platform/format-columns.ts";
import { type Command, readHelp, runAsProcess, type CommandEnvironment, UsageError, withDb } from "./run-command.ts";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export const NOUNS: Readonly<Record<string, Noun>> = {
  org: organizations,
  user: users,
  module: modules,
  range: ranges,
  logo: logos,
  featured,
  unlock: unlocked,
  audit,
};

interface Usage {
  group: string;
  /** Empty in the row that describes a group of commands. */
  verb: string;
  /** Arguments and options: "<organization> [--name <text>] [options]". */
  usage: string;
  does: string;
}

export const USAGES: Usage[] = parse(readFileSync(new URL("admin-verbs.tsv", import.meta.url)), {
  columns: true,
  delimiter: "\t",
  quote: false,
});

const HELP = readHelp("admin", {
  nouns: formatColumns(
    USAGES.filter(({ verb }) => verb === "").map(({ group, does }) => [`  npm run admin -- ${group} …`, does]),
  ),
});

const findNoun = (name: string): Noun | undefined => (Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined);

async function runAdmin([name = "", ...argv]: string[], environment: CommandEnvironment): Promise<{ text: string }> {
  const noun = findNoun(name);
  if (!noun) throw new UsageError(name === "" ? "Name a group of commands." : `Unknown group of commands: ${name}`);
  const parsed = parseVerb(name, noun, argv);
  const { rows, text } = await withDb(environment, (db) => runVerb(db, parsed));
  return { text: parsed.options["json"] === true ? JSON.stringify(rows, null, 2) : text };
}

function formatHelp([name = ""]: readonly string[]): string {
  const [about, ...verbs] = USAGES.filter(({ group }) => group === name);
  if (!about) return HELP;
  return `${capitalize(about.does)}.

${formatColumns(verbs.map(({ verb, usage, does }) => [`  ${name} ${verb} ${usage}`.trimEnd(), does]))}

${readHelp(`admin-${name}`, { featured: FEATURED_PROFILES, besidePlace: FEATURED_PROFILES_BESIDE_PLACE })}

  --json with list and show, --dry-run and --as <name> with every change: npm run admin -- --help`;
}

interface Parsed {
  command: string;
  verb: Verb;
  args: readonly string[];
  options: Options;
}

export function parseVerb(name: string, noun: Noun, argv: readonly string[]): Parsed {
  const verbs = Object.keys(noun.verbs);
  // A single verb can be omitted: npm run admin -- audit.
  const isImplied = verbs.length === 1 && (argv[0] === undefined || argv[0].startsWith("--"));
  const [verbName = "", ...args] = isImplied ? [...verbs, ...argv] : argv;
  const verb = Object.hasOwn(noun.verbs, verbName) ? noun.verbs[verbName] : undefined;
  if (!verb) {
    const known = verbs.join(", ");
    throw new UsageError(
      verbName === "" ? `Name a command: ${known}.` : `${name} has no “${verbName}”: it has ${known}.`,
    );
  }
  const facts = Object.keys(noun.facts ?? {}).map((fact) => `[--${fact} <text>]`);
  const common = verb.kind === "read" ? "[--json]" : "[--dry-run] [--as <name>]";
  const usage = USAGES.find((row) => row.group === name && row.verb === verbName)?.usage ?? "";
  return {
    command: `${name} ${verbName}`,
    verb,
    ...parseUsage(`${usage.replace("[options]", facts.join(" "))} ${common}`.trim(), args),
  };
}

export async function runVerb(db: Db, { command, verb, args, options }: Parsed): Promise<VerbResult> {
  const now = new Date();
  const request = { args, options, now, readSecret };
  if (verb.kind === "read") return verb.run(db, request);
  const actor = readText(options, "as") ?? readSystemAccount();
  const isDryRun = options["dry-run"] === true;
  const run = async (tx: Db): Promise<VerbResult> => {
    const result = await verb.run(tx, request);
    const changes = (result.changes ?? []).filter((each) => each !== null);
    await recordChanges(tx, { actor, command, now }, changes);
    if (isDryRun) return { text: describeDryRun(changes) };
    return { text: changes.length === 0 ? "Nothing changed: the value is the same." : result.text };
  };
  return isDryRun ? runAndRollBack(db, run) : db.transaction(run);
}

/** Falls back to the user id, since a container user may have no name. */
function readSystemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

function describeDryRun(changes: readonly { subject: string; was: object; became: object }[]): string {
  if (changes.length === 0) return "Dry run: nothing would change.";
  const lines = changes.map(
    ({ subject, was, became }) => `  ${subject}: ${JSON.stringify(was)} → ${JSON.stringify(became)}`,
  );
  return ["Dry run: nothing was changed. These are the changes:", ...lines].join("\n");
}

/** Reads the first line of standard input; prompts without echo on a terminal. */
async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = stdin.isTTY;
  if (isTyped) stderr.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, ...(isTyped ? { output: nowhere, terminal: true } : {}) });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTyped) stderr.write("\n");
  }
}

export const admin: Command = { help: formatHelp, run: runAdmin };
await runAsProcess(import.meta.filename, admin);
