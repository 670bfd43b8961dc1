import lists from "./organization-lists.json" with { type: "json" };
import { toSearchableText, computeEditDistance } from "@rotunda/core";
import { Rejected } from "./import-counts.ts";
import { parseWholeDate } from "./openstates-dates.ts";
import type { CellKind } from "./organization-columns.ts";
import { checkHtml, isWebAddress } from "./organization-html.ts";
import { PARTIES } from "../directory/parties.ts";
import { PROSE_FIELDS } from "@rotunda/core/wire";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import { STATES } from "../directory/states.ts";

export type Written = string | readonly string[];

export type CellValue = string | number | boolean | readonly string[] | readonly number[];

/** Returns null for an empty cell; throws `Rejected`. `today`: an ISO date. */
export function readCell(column: CellKind, written: Written, today: string): CellValue | null {
  const isList = column.kind === "list" || column.kind === "choices";
  if (!isList && typeof written !== "string") throw new Rejected("is one text, not a list");
  const parts = (typeof written === "string" ? (isList ? written.split(";") : [written]) : written)
    .map((part) => (column.kind === "html" ? part.trim() : part.replace(/\s+/gu, " ").trim()))
    .filter((part) => part !== "");
  const [text = ""] = parts;
  if (text === "") return null;
  if (!parts.every(isText)) throw new Rejected("contains characters that can’t be stored");
  if (column.kind === "place" && isHome(text)) throw new Rejected("is marked as a home: homes are never stored");
  if ("maxLength" in column && parts.some((part) => part.length > column.maxLength))
    throw new Rejected(`is longer than ${column.maxLength} characters`);
  switch (column.kind) {
    case "text":
    case "place":
      return text;
    case "list":
      return [...new Set(parts)];
    case "choices":
      return findEntries(column.list, parts);
    case "choice":
      return findEntry(column.list, text);
    case "state":
      return findEntry("states", text);
    case "html":
      return checkHtml(text) || null;
    default:
      return readSimple(column.kind, text, today);
  }
}

export const findEntries = (list: string, names: readonly string[]): number[] =>
  [...new Set(names.map((name) => Number(findEntry(list, name))))].toSorted((a, b) => a - b);

type SimpleKind = Exclude<CellKind["kind"], "list" | "choices" | "choice" | "state" | "text" | "place" | "html">;

function readSimple(kind: SimpleKind, text: string, today: string): CellValue | null {
  if (kind === "phone" && /\b(?:home|cell|mobile|personal|private)\b/iu.test(text))
    throw new Rejected("is marked as private: such numbers are never stored");
  const { fits, why } = FORMS[kind];
  if (!fits(text)) throw new Rejected(`“${shorten(text)}” ${why}`);
  if (kind === "date" && text > today) throw new Rejected(`${text} is in the future`);
  if (kind === "date" && text < "1700") throw new Rejected(`${text} is too long ago`);
  if (kind === "number") return Number(text);
  if (kind === "yesno") return YES_OR_NO.get(toSearchableText(text)) ?? null;
  return kind === "handle" ? text.replace(/^@/u, "") : text;
}

/** Spaces would end a key in the suppression list; quotes would be hard to type. */
const OWN_KEY = /^[\p{L}\p{N}._:@-]{1,80}$/u;
const EMAIL = /^[^\s@<>",;:()]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}$/u;
const PHONE = /^\+?[\d(][\d\s()./-]{5,25}(?:\s*(?:x|ext\.?|extension|#)\s*\d{1,6})?$/iu;
const YES_OR_NO = new Map([
  ...["yes", "y", "true", "1", "x"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

const FORMS: Record<SimpleKind, { fits: (text: string) => boolean; why: string }> = {
  id: {
    fits: (text) => OWN_KEY.test(text),
    why: "isn’t allowed; allowed: up to 80 letters, digits and . _ : @ -",
  },
  number: { fits: (text) => /^[1-9]\d{0,8}$/u.test(text), why: "isn’t a whole number" },
  yesno: { fits: (text) => YES_OR_NO.has(toSearchableText(text)), why: "isn’t allowed; allowed: yes, no" },
  date: { fits: (text) => parseWholeDate(text) !== null, why: "isn’t a date written as YYYY-MM-DD" },
  email: { fits: (text) => EMAIL.test(text), why: "isn’t a single email address" },
  url: { fits: (text) => isWebAddress(text) && text.length <= 500, why: "isn’t an http or https address" },
  phone: {
    fits: (text) => PHONE.test(text) && text.replace(/\D/gu, "").length >= 7,
    why: "isn’t a single telephone number",
  },
  handle: {
    fits: (text) => /^@?[\p{L}\p{N}_.-]{1,60}$/u.test(text),
    why: "isn’t an account’s name; allowed: letters, digits and _ . -",
  },
};

/** A street or town may be called Home. */
const isHome = (text: string): boolean =>
  /\b(?:home|private|residential) address\b|\bresidence\b|^home\s*[:,(–-]|\(\s*(?:home|private)\s*\)|[,–-]\s*home$/iu.test(
    text,
  );

/** PostgreSQL refuses NUL and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isText = (text: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u.test(text);

interface Entry {
  value: number | string;
  names: readonly string[];
}

const MORE_NAMES: Record<string, Record<string, readonly string[]>> = {
  genders: lists.genders,
  political_parties: Object.fromEntries(PARTIES.map(({ name, sourceNames }) => [name, sourceNames])),
};

const listOf = (entries: Readonly<Record<string, readonly string[]>>): Entry[] =>
  Object.entries(entries).map(([value, names]) => ({ value, names }));

const OWN_LISTS: Record<string, readonly Entry[]> = {
  caucus_chambers: listOf(lists.caucus_chambers),
  panels: PROSE_FIELDS.map((panel) => ({ value: panel, names: [panel] })),
  sides: listOf(lists.sides),
  states: STATES.map(({ code, name }) => ({ value: code, names: [name, code] })),
};

export function listEntries(list: string): readonly Entry[] {
  const own = OWN_LISTS[list];
  if (own) return own;
  const rows = LOOKUP_ROWS.filter((row) => row.list === list);
  if (rows.length === 0) throw new Error(`There is no list ${list}.`);
  return rows.map(({ id, name, short_code, abbreviation }) => ({
    value: id,
    names: [name, short_code, abbreviation, ...(MORE_NAMES[list]?.[name] ?? [])].filter(
      (written) => typeof written === "string",
    ),
  }));
}

/** Finds the value of a name, code or number, ignoring case, accents and punctuation; throws `Rejected`. */
export function findEntry(list: string, written: string): number | string {
  const entries = listEntries(list);
  const wanted = toSearchableText(written);
  const byName = entries.filter(
    ({ names }) => wanted !== "" && names.some((name) => toSearchableText(name) === wanted),
  );
  const found = byName.length > 0 ? byName : entries.filter(({ value }) => String(value) === written);
  const [only] = found;
  if (only && found.length === 1) return only.value;
  const quoted = `“${shorten(written)}”`;
  throw new Rejected(
    only
      ? `${quoted} can be ${namesOf(found).join(" or ")}: write it out`
      : `${quoted} isn’t allowed${describeAllowed(written, namesOf(entries))}`,
  );
}

const NAMED_MAX = 16;

export function describeAllowed(written: string, allowed: readonly string[]): string {
  const start = suggestNearest(written, allowed) || ";";
  return allowed.length > NAMED_MAX ? `${start} columns.md lists what is` : `${start} allowed: ${allowed.join(", ")}`;
}

export function suggestNearest(written: string, names: readonly string[]): string {
  const near = findNearest(written, names);
  return near === null ? "" : `; did you mean “${near}”?`;
}

export function findNearest(written: string, names: readonly string[]): string | null {
  const wanted = toSearchableText(written).slice(0, LONGEST);
  const near = names.flatMap((name) => {
    const spelled = toSearchableText(name).slice(0, LONGEST);
    const limit = Math.floor(Math.min(wanted.length, spelled.length) / 3);
    const distance = computeEditDistance(wanted, spelled, limit);
    return distance <= limit ? [{ name, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.name ?? null;
}

/** Edit distance takes quadratic time. */
const LONGEST = 80;

const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ names: [name = ""] }) => name);

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
