import type { Change } from "../admin/audit.sql.ts";
import { wholeDate } from "../imports/openstates-dates.ts";
import type { Db } from "../platform/db.ts";
import { UsageError } from "./run-command.ts";

export type AdminOptions = Readonly<Record<string, string | boolean | undefined>>;

export interface AdminRequest {
  args: readonly string[];
  options: AdminOptions;
  now: Date;
  readSecret: (prompt: string) => Promise<string>;
}

export interface VerbResult {
  text: string;
  /** Printed with --json. */
  rows?: unknown;
  /** Changes for the audit log; null for unchanged. */
  changes?: readonly (Change | null)[];
}

export interface Verb {
  /** Usage after the verb: "<organization> [--name <text>]". */
  usage: string;
  does: string;
  /** Arguments; "?" marks optional and "…" repeatable ones. */
  takes: readonly string[];
  options?: Readonly<Record<string, "text" | "flag">>;
  /** A change runs in a transaction, supports --dry-run and is audited. */
  kind: "read" | "change";
  run: (tx: Db, request: AdminRequest) => Promise<VerbResult>;
}

export interface Noun {
  about: string;
  notes: string;
  verbs: Readonly<Record<string, Verb>>;
}

/** Returns an option's text, or undefined; throws if it is empty, unless allowed. */
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

/** Returns a date, or null for the word `none`. */
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
