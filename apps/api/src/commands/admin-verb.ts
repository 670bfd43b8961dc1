import type { Change } from "../admin/audit.sql.ts";
import { wholeDate } from "../imports/openstates-dates.ts";
import type { MailJob } from "../jobs/mail-jobs.sql.ts";
import type { Db } from "../platform/db.ts";
import { UsageError } from "./run-command.ts";

export type AdminOptions = Readonly<Record<string, string | boolean | undefined>>;

export interface AdminRequest {
  args: readonly string[];
  options: AdminOptions;
  now: Date;
  /** Asks for a letter, in the transaction of the change. */
  enqueue: (job: Omit<MailJob, "id">) => Promise<void>;
  readSecret: (prompt: string) => Promise<string>;
}

export interface VerbResult {
  text: string;
  /** Printed with --json. */
  rows?: unknown;
  /** Changes for the audit log; null entries are unchanged. */
  changes?: readonly (Change | null)[];
}

export interface Verb {
  /** Usage after the verb: "<organization> [--name <text>]". */
  usage: string;
  does: string;
  /** Its arguments; one that ends in "?" may be left out, one that ends in "…" repeated. */
  takes: readonly string[];
  options?: Readonly<Record<string, "text" | "flag">>;
  /** A change runs in one transaction, supports --dry-run and is written to the audit log. */
  kind: "read" | "change";
  /** Whether it sends letters. */
  mails?: boolean;
  run: (tx: Db, request: AdminRequest) => Promise<VerbResult>;
}

export interface Noun {
  about: string;
  /** Printed below the list of verbs. */
  notes: string;
  verbs: Readonly<Record<string, Verb>>;
}

/** An option's text; undefined where it wasn't given. An empty one is a mistake unless emptiness is an answer. */
export function readText(options: AdminOptions, name: string, { mayBeEmpty = false } = {}): string | undefined {
  const value = options[name];
  if (typeof value !== "string") return undefined;
  if (/\p{Cc}/u.test(value)) throw new UsageError(`--${name} holds a control character.`);
  if (value.trim() === "" && !mayBeEmpty) throw new UsageError(`--${name} is empty.`);
  return value.trim();
}

export function readWholeNumber(options: AdminOptions, name: string, { from, to }: { from: number; to: number }) {
  const text = readText(options, name);
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/u.test(text) && Number(text) >= from && Number(text) <= to) return Number(text);
  throw new UsageError(`--${name} must be a whole number from ${from} to ${to}, not “${text}”.`);
}

/** A date; null for the word that says there is none. */
export function readDate(options: AdminOptions, name: string, none: string): string | null | undefined {
  const text = readText(options, name);
  if (text === undefined || text === none) return text === undefined ? undefined : null;
  const date = wholeDate(text);
  if (date === null) throw new UsageError(`--${name} must be a date written as YYYY-MM-DD, or ${none}, not “${text}”.`);
  return date;
}

export function readSwitch(options: AdminOptions, name: string): boolean | undefined {
  const text = readText(options, name);
  if (text === undefined) return undefined;
  if (text === "on" || text === "off") return text === "on";
  throw new UsageError(`--${name} is on or off, not “${text}”.`);
}

export function omitUndefined<Facts extends object>(
  facts: Facts,
): { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Facts]?: Exclude<Facts[Name], undefined>;
  };
}

export function requireChange(facts: object): void {
  if (Object.keys(facts).length === 0) throw new UsageError("Name a change.");
}
