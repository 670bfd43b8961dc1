import { parseArgs } from "node:util";
import { parseWholeDate } from "../imports/openstates-dates.ts";
import { UsageError } from "./run-command.ts";

export type Options = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Parses a command line by its usage, such as "<organization> [<file>] [--name <text>] [--json]": an option followed by
 * a value is a text, others are flags.
 */
export function parseUsage(usage: string, argv: readonly string[]): { args: readonly string[]; options: Options } {
  const options = Object.fromEntries(
    [...usage.matchAll(/--([\w-]+)( [^|\s\]])?/gu)].map(([, option = "", value]) => [
      option,
      { type: value ? "string" : "boolean" } as const,
    ]),
  );
  const { values, positionals } = parseArgs({ args: [...argv], strict: true, allowPositionals: true, options });
  const optional = usage.match(/\[<[^>]+>\]/gu) ?? [];
  const needed = usage.replaceAll(/\[[^\]]*\]|--\S+ \S+/gu, "").match(/<[^>]+>…?/gu) ?? [];
  const max = needed.at(-1)?.endsWith("…") ? Infinity : needed.length + optional.length;
  if (positionals.length < needed.length || positionals.length > max) {
    throw new UsageError(
      max === 0 ? `This command takes no arguments: ${positionals.join(" ")}` : `Expected arguments: ${usage}`,
    );
  }
  return { args: positionals, options: values };
}

export function readOptionalText(options: Options, name: string): string | undefined {
  const value = options[name];
  if (typeof value !== "string") return undefined;
  if (/\p{Cc}/u.test(value)) throw new UsageError(`--${name} contains a control character.`);
  return value.trim();
}

/** Creates a reader of an option that must not be empty; it returns undefined without the option. */
export const createReader =
  <Value, Rest extends unknown[]>(parse: (text: string, name: string, ...rest: Rest) => Value) =>
  (options: Options, name: string, ...rest: Rest): Value | undefined => {
    const text = readOptionalText(options, name);
    if (text === "") throw new UsageError(`--${name} is empty.`);
    return text === undefined ? undefined : parse(text, name, ...rest);
  };

export const readText = createReader((text) => text);

export const readWholeNumber = (from: number, to: number) =>
  createReader((text, name) => {
    if (/^\d{1,9}$/u.test(text) && Number(text) >= from && Number(text) <= to) return Number(text);
    throw new UsageError(`--${name} must be a whole number from ${from} to ${to}, not “${text}”.`);
  });

export const readDate = (none: string) =>
  createReader((text, name) => {
    if (text === none) return null;
    const date = parseWholeDate(text);
    if (date !== null) return date;
    throw new UsageError(`--${name} must be a date written as YYYY-MM-DD, or ${none}, not “${text}”.`);
  });

export const readSwitch = createReader((text, name) => {
  if (text === "on" || text === "off") return text === "on";
  throw new UsageError(`--${name} is on or off, not “${text}”.`);
});
