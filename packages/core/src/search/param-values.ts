import type { Lookups } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { PAGE_MAX, PAGE_SIZE_MAX, SEARCH_TEXT_MAX } from "./search-limits.ts";
import { findNamedLookup, findNamedValue } from "./search-lookups.ts";
import {
  AGE_OPTIONS,
  BIRTH_YEAR_OPTIONS,
  JOB_CATEGORY_OPTIONS,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "./search-options.ts";
import type { SearchParam } from "./search-params.ts";
import { type BirthDateOperator, createDefaultQuery, type SearchQuery, setField } from "./search-query.ts";

interface ReadContext {
  scope: SearchScope;
  /** Null while unknown: valid ids are then accepted without a name. */
  lookups: Lookups | null;
}

/** The query with the value, or null if the value is invalid. */
type Reading = SearchQuery | null;

/** Adds a parameter's values to the query; invalid ones are returned as problems. */
export function readParam(
  param: SearchParam,
  values: readonly string[],
  query: SearchQuery,
  context: ReadContext,
): { query: SearchQuery; problems: string[] } {
  if (param.kind === "display") return { query: readDisplay(param.field, values[0] ?? "", query), problems: [] };
  const problems: string[] = [];
  const isSingle = param.kind !== "named-list";
  let read = query;
  let hasValue = false;
  const unique = [...new Set(values.map(cleanText))];
  for (const value of isSingle ? unique : unique.toSorted()) {
    if (value === "") continue;
    const reading = isSingle && hasValue ? null : readValue(param, value, read, context);
    if (reading === null) problems.push(value);
    else {
      read = reading;
      hasValue = true;
    }
  }
  return { query: read, problems };
}

function readValue(
  param: Exclude<SearchParam, { kind: "display" }>,
  value: string,
  query: SearchQuery,
  context: ReadContext,
): Reading {
  switch (param.kind) {
    case "text":
      if (param.field === "autoCompleteKeyword") return readAutoComplete(value, query);
      return setField(query, param.field, value);
    case "flag":
      return /^(true|false)$/i.test(value) ? setField(query, param.field, value.toLowerCase() === "true") : null;
    case "staffer-type":
      return setOption(query, param.field, STAFFER_TYPES.find((option) => option.value === value)?.value);
    case "any-or-all":
      return setOption(query, param.field, JOB_CATEGORY_OPTIONS.find((option) => option.value === value)?.value);
    case "named": {
      const named = findNamedValue(param, value, context);
      return named && setField(query, param.field, named);
    }
    case "named-list": {
      const named = findNamedValue(param, value, context);
      return named && setField(query, param.field, [...query[param.field], named]);
    }
    case "birth":
      return readBirth(param, value, query);
    default:
      return readSig(value, query, context.lookups);
  }
}

function readAutoComplete(value: string, query: SearchQuery): Reading {
  // Python clients send "True".
  const choice = value.toLowerCase();
  if (choice === "true") return setField(query, "autoCompleteKeyword", choice);
  return choice === "false" ? query : null;
}

function readBirth(param: Extract<SearchParam, { kind: "birth" }>, value: string, query: SearchQuery): Reading {
  const { operator, number } = parseBirthText(value);
  const options = param.field === "birthYear" ? BIRTH_YEAR_OPTIONS : AGE_OPTIONS;
  if (!options.some((option) => option.value === number)) return null;
  return { ...query, [param.field]: number, [param.operator]: operator };
}

function readSig(value: string, query: SearchQuery, lookups: Lookups | null): Reading {
  const { id, operator, rating } = parseSigText(value);
  const sigOperator = SIG_OPERATORS.find((option) => option.value === operator)?.value;
  if (sigOperator === undefined || !SIG_RATING_OPTIONS.some((option) => option.value === rating)) return null;
  const sig = findNamedLookup(lookups && lookups.specialInterestGroupsFlat, id);
  return sig && { ...query, sig, sigOperator, sigRating: Number(rating) };
}

/** Formats a parameter's values: none by default, several sorted (QRY-19). */
export function writeParam(param: SearchParam, query: SearchQuery): string[] {
  switch (param.kind) {
    case "display":
      return writeDisplay(param.field, query);
    case "text":
      return keepPresent(cleanText(query[param.field]));
    case "flag":
      return query[param.field] ? ["true"] : [];
    case "staffer-type":
      return keepPresent(query.majmin);
    case "any-or-all":
      return query.jobtitle2.length > 0 && query.jobtitle2Option !== createDefaultQuery().jobtitle2Option
        ? [query.jobtitle2Option]
        : [];
    case "named":
      return keepPresent(query[param.field]?.id ?? "");
    case "named-list":
      return [...new Set(query[param.field].map((named) => named.id))].filter((id) => id !== "").toSorted();
    case "birth":
      return keepPresent(formatBirthText(query[param.operator], query[param.field]));
    default:
      return keepPresent(
        formatSigText({ id: query.sig?.id ?? "", operator: query.sigOperator, rating: String(query.sigRating) }),
      );
  }
}

function setOption<F extends "majmin" | "jobtitle2Option">(
  query: SearchQuery,
  field: F,
  value: SearchQuery[F] | undefined,
): Reading {
  return value === undefined ? null : setField(query, field, value);
}

const keepPresent = (value: string): string[] => (value === "" ? [] : [value]);

/** Trims, shortens and removes control characters, some of which PostgreSQL refuses. */
const cleanText = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, SEARCH_TEXT_MAX)
    // Remove half of a surrogate pair.
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();

const PREFIXES: Record<BirthDateOperator, string> = { exact: "", lt: "<", gte: ">" };

/** Formats a birth year or age with operator: `<1950` before, `>1950` on or after, `1950` (QRY-07). */
export function formatBirthText(operator: BirthDateOperator, number: string): string {
  return number === "" ? "" : `${PREFIXES[operator]}${number}`;
}

/** Parses a birth year or age with operator; the number is empty if invalid (QRY-07). */
export function parseBirthText(text: string): { operator: BirthDateOperator; number: string } {
  const match = /^([<>]?)\s*(\d{1,4})$/.exec(text.trim());
  const sign = match?.[1];
  return { operator: sign === "<" ? "lt" : sign === ">" ? "gte" : "exact", number: match?.[2] ?? "" };
}

/** The parts of an interest group filter as text; all empty without filter. */
export interface SigParts {
  id: string;
  operator: string;
  rating: string;
}

/** Formats group id, operator and rating: `12gte70` (QRY-08). */
export function formatSigText({ id, operator, rating }: SigParts): string {
  return id === "" ? "" : `${id}${operator}${rating}`;
}

/** Parses `12gte70`; returns empty parts if invalid (QRY-08). */
export function parseSigText(text: string): SigParts {
  const match = /^(\d+)([lgte]+)(\d+)$/.exec(text.trim());
  return { id: match?.[1] ?? "", operator: match?.[2] ?? "", rating: match?.[3] ?? "" };
}

type DisplayField = "page" | "pageSize" | "order" | "view" | "offset";

/** Parses a display setting; invalid values become defaults without a problem (CHIP-10). */
function readDisplay(field: DisplayField, value: string, query: SearchQuery): SearchQuery {
  switch (field) {
    case "page":
      return { ...query, page: Math.min(readWholeNumber(value) ?? query.page, PAGE_MAX) };
    case "pageSize":
      return { ...query, pageSize: Math.min(readWholeNumber(value) ?? query.pageSize, PAGE_SIZE_MAX) };
    case "order":
      return { ...query, order: SORT_OPTIONS.find((option) => option.value === value)?.value ?? query.order };
    case "view":
      return { ...query, view: value === "card" ? "card" : "list" };
    default:
      return { ...query, offset: /^\d{1,9}$/.test(value) ? value : "" };
  }
}

/** Formats a display setting; empty for defaults and for the view, which isn't part of requests (CHIP-10). */
function writeDisplay(field: DisplayField, query: SearchQuery): string[] {
  if (field === "view" || query[field] === createDefaultQuery()[field]) return [];
  return [String(query[field])];
}

function readWholeNumber(text: string): number | null {
  return /^\d+$/.test(text) && Number(text) >= 1 ? Number(text) : null;
}
