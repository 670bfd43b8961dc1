import { toSearchableText } from "@rotunda/core";
import { wholeDate } from "./openstates-dates.ts";
import type { CellKind } from "./organization-columns.ts";
import { checkHtml, isWebAddress } from "./organization-html.ts";
import { findEntry, shortened } from "./organization-lists.ts";

export type Written = string | readonly string[];

export type CellValue = string | number | boolean | readonly string[] | readonly number[];

export type CellReading = { status: "good"; value: CellValue } | { status: "empty" } | { status: "bad"; why: string };

const EMPTY: CellReading = { status: "empty" };
const good = (value: CellValue): CellReading => ({ status: "good", value });
const bad = (why: string): CellReading => ({ status: "bad", why });

/** Never throws. `today`: an ISO date. */
export function readCell(column: CellKind, written: Written, today: string): CellReading {
  const isList = column.kind === "list" || column.kind === "choices";
  if (!isList && typeof written !== "string") return bad("is one text, not a list");
  const parts = (typeof written === "string" ? (isList ? written.split(";") : [written]) : written)
    .map((part) => (column.kind === "html" ? part.trim() : part.replace(/\s+/gu, " ").trim()))
    .filter((part) => part !== "");
  const [text = ""] = parts;
  if (text === "") return EMPTY;
  if (parts.some((part) => !isText(part))) return bad("contains characters that can’t be stored");
  switch (column.kind) {
    case "list": {
      const long = parts.find((part) => part.length > column.most);
      return long === undefined ? good([...new Set(parts)]) : bad(tooLong(column.most));
    }
    case "choices":
      return readChoices(column.list, parts);
    case "choice":
    case "state": {
      const found = findEntry("list" in column ? column.list : "states", text);
      return found.status === "found" ? good(found.value) : bad(found.why);
    }
    case "text":
    case "place":
      if (column.kind === "place" && isHome(text)) return bad("is marked as a home: homes are never stored");
      return text.length > column.most ? bad(tooLong(column.most)) : good(text);
    case "html": {
      const checked = checkHtml(text);
      return checked.status === "good" ? (checked.html === "" ? EMPTY : good(checked.html)) : bad(checked.why);
    }
    default:
      return READERS[column.kind](text, today);
  }
}

const tooLong = (most: number): string => `is longer than ${most} characters`;

type SimpleKind = Exclude<CellKind["kind"], "list" | "choices" | "choice" | "state" | "text" | "place" | "html">;

const READERS: Record<SimpleKind, (text: string, today: string) => CellReading> = {
  id: (text) =>
    OWN_KEY.test(text)
      ? good(text)
      : bad(`“${shortened(text)}” isn’t allowed; allowed: up to 80 letters, digits and . _ : @ -`),
  number: (text) =>
    /^[1-9]\d{0,8}$/u.test(text) ? good(Number(text)) : bad(`“${shortened(text)}” isn’t a whole number`),
  yesno: (text) => {
    const answer = YES_OR_NO.get(toSearchableText(text));
    return answer === undefined ? bad(`“${shortened(text)}” isn’t allowed; allowed: yes, no`) : good(answer);
  },
  date: (text, today) => {
    if (wholeDate(text) === null) return bad(`“${shortened(text)}” isn’t a date written as YYYY-MM-DD`);
    return text > today || text < "1700"
      ? bad(`${text} is ${text > today ? "in the future" : "too long ago"}`)
      : good(text);
  },
  email: (text) =>
    /^[^\s@<>",;:()]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}$/u.test(text)
      ? good(text)
      : bad(`“${shortened(text)}” isn’t one e-mail address`),
  url: (text) =>
    isWebAddress(text) && text.length <= 500 ? good(text) : bad(`“${shortened(text)}” isn’t an http or https address`),
  phone: (text) => {
    if (/\b(?:home|cell|mobile|personal|private)\b/iu.test(text))
      return bad("is marked as private: such numbers are never stored");
    return isPhone(text) ? good(text) : bad(`“${shortened(text)}” isn’t one telephone number`);
  },
  handle: (text) =>
    /^@?[\p{L}\p{N}_.-]{1,60}$/u.test(text)
      ? good(text.replace(/^@/u, ""))
      : bad(`“${shortened(text)}” isn’t an account’s name; allowed: letters, digits and _ . -`),
};

/** Spaces would end a key in the suppression list; quotes would be hard to type. */
const OWN_KEY = /^[\p{L}\p{N}._:@-]{1,80}$/u;

const PHONE = /^\+?[\d(][\d\s()./-]{5,25}(?:\s*(?:x|ext\.?|extension|#)\s*\d{1,6})?$/iu;
const isPhone = (text: string): boolean => PHONE.test(text) && text.replace(/\D/gu, "").length >= 7;

const YES_OR_NO = new Map([
  ...["yes", "y", "true", "1", "x"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0"].map((word) => [word, false] as const),
]);

/** A street or town may be called Home. */
const isHome = (text: string): boolean =>
  /\b(?:home|private|residential) address\b|\bresidence\b|^home\s*[:,(–-]|\(\s*(?:home|private)\s*\)|[,–-]\s*home$/iu.test(
    text,
  );

/** PostgreSQL refuses NUL and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isText = (text: string): boolean => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u.test(text);

function readChoices(list: string, parts: readonly string[]): CellReading {
  const values: number[] = [];
  for (const part of parts) {
    const found = findEntry(list, part);
    if (found.status === "unknown") return bad(found.why);
    values.push(Number(found.value));
  }
  return good([...new Set(values)].toSorted((a, b) => a - b));
}
