import { computeEditDistance } from "../kernel/edit-distance.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import type { Lookups, SelectItem } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { filterOptions } from "./offered-options.ts";
import { formatSigText, parseSigText, readParam, writeParam } from "./param-values.ts";
import { findNamedOptions } from "./rank-options.ts";
import { STAFFER_TYPES } from "./search-options.ts";
import { listParams, type LookupParam, pickForScope, type SearchParam } from "./search-params.ts";
import type { SearchQuery } from "./search-query.ts";

interface SyntaxContext {
  scope: SearchScope;
  lookups: Lookups;
}

/** A quotation mark in a quoted value is doubled. */
const VALUE = String.raw`(?:"(?:[^"]|"")*"|“[^”]*”|[^\s",/“][^\s",]*)`;
/** Matches `name:value,"other value"`; its first alternative consumes quoted phrases, so that they are skipped. */
const FIELD = new RegExp(
  String.raw`-?(?<![^\s-])(?:"[^"]*"?|“[^”]*”?)|(?<!\S)(-?[a-z]\w*):(${VALUE}(?:,${VALUE})*)(?!\S)`,
  "giu",
);
/** A value that matches more options than this is ambiguous. */
const OPTIONS_MAX = 3;

/** Moves filters written in the keyword, such as `state:tx`, to their fields; others remain words (SRCH-36). */
export function applySyntax(query: SearchQuery, context: SyntaxContext): SearchQuery {
  let read = query;
  const readFields = (keyword: string, isAsked: (name: string) => boolean) =>
    keyword.replace(FIELD, (whole, name: string | undefined, values: string) => {
      const next = name && isAsked(name) ? readField(read, name, values, context) : null;
      read = next ?? read;
      return next ? "" : whole;
    });
  // States tell committees of the same name apart.
  const isCommittee = (name: string) => name.toLowerCase() === "committee";
  const others = readFields(query.keyword, (name) => !isCommittee(name));
  const keyword = readFields(others, isCommittee);
  return read === query ? query : { ...read, keyword: keyword.replace(/\s+/gu, " ").trim() };
}

/** Formats a search as keyword with filters, which `applySyntax` reads as the same search. */
export function formatSyntax(query: SearchQuery, context: SyntaxContext): string {
  const filters = listSyntaxParams(context.scope).flatMap(([name, param]) =>
    writeParam(param, query).map((value) => `${name}:${quote(formatValue(param, value, query, context))}`),
  );
  return joinNonEmpty([...filters, query.keyword], " ");
}

/** A part of a keyword that looks like a filter but isn't one. */
export interface SyntaxProblem {
  /** "sate:tx" */
  typed: string;
  /** The filter's label if only the value is unknown. */
  label: string | null;
  /** The keyword with the corrected name: "state:tx". */
  suggestion: { typed: string; keyword: string } | null;
}

/** Lists the parts of a keyword that weren't read as filters (SRCH-36). */
export function listSyntaxProblems(keyword: string, context: SyntaxContext): SyntaxProblem[] {
  const params = new Map(listSyntaxParams(context.scope));
  return [...keyword.matchAll(FIELD)].flatMap(([typed, name]): SyntaxProblem[] => {
    if (name === undefined) return [];
    const known = params.get(name.toLowerCase());
    if (known) {
      return [{ typed, label: (known.chip && pickForScope(known.chip, context.scope)) ?? name, suggestion: null }];
    }
    // Filters can't be excluded, and a similar name would mean the opposite.
    const near = name.startsWith("-")
      ? undefined
      : [...params.keys()].find((other) => computeEditDistance(name.toLowerCase(), other, 2) <= 2);
    if (near === undefined) return [{ typed, label: null, suggestion: null }];
    const corrected = typed.replace(name, near);
    const suggestion = { typed: corrected, keyword: keyword.replace(typed, () => corrected) };
    return [{ typed, label: null, suggestion }];
  });
}

const listSyntaxParams = (scope: SearchScope): [name: string, param: SearchParam][] =>
  listParams(scope)
    .filter(({ isCriterion, parameter }) => isCriterion !== false && parameter !== "q")
    .map((param) => [pickForScope(param.syntax ?? param.parameter, scope) ?? param.parameter, param]);

function readField(query: SearchQuery, name: string, values: string, context: SyntaxContext): SearchQuery | null {
  const param = new Map(listSyntaxParams(context.scope)).get(name.toLowerCase());
  if (!param) return null;
  const written = [...values.matchAll(new RegExp(VALUE, "gu"))].map(([value]) => unquote(value));
  const given = written.map((value) => readValues(param, value, query, context));
  if (given.some((each) => each.length === 0)) return null;
  const found = given.flat();
  const isList = param.kind === "named-list";
  if (!isList && found.length !== 1) return null;
  const { query: read, problems } = readParam(
    param,
    isList ? [...found, ...writeParam(param, query)] : found,
    isList ? { ...query, [param.field]: [] } : query,
    context,
  );
  return problems.length > 0 ? null : read;
}

/** Returns the parameter's values that a written value names; empty if it names none or too many. */
function readValues(param: SearchParam, written: string, query: SearchQuery, context: SyntaxContext): string[] {
  switch (param.kind) {
    case "named":
    case "named-list": {
      const all = filterOptions(param, context.scope, context.lookups);
      const options = findOptions(all, written, listStates(param, query));
      return options.length > OPTIONS_MAX ? [] : options.map(({ value }) => value);
    }
    case "sig": {
      const name = written.replace(/[<>]\d+$/u, "");
      const limit = written.slice(name.length);
      const operator = limit.startsWith("<") ? "lte" : "gte";
      return findOptions(listRatingGroups(context), name).map(({ value: id }) =>
        formatSigText({ id, operator, rating: limit.slice(1) }),
      );
    }
    case "flag":
      return ["yes", "true"].includes(written.toLowerCase()) ? ["true"] : [];
    case "staffer-type":
      return STAFFER_TYPES.flatMap(({ text, value }) =>
        [text, value].some((one) => one.toLowerCase() === written.toLowerCase()) ? [value] : [],
      );
    default:
      return [written];
  }
}

/** Formats a parameter's value as briefly as it can be read again. */
function formatValue(param: SearchParam, value: string, query: SearchQuery, context: SyntaxContext): string {
  switch (param.kind) {
    case "named":
    case "named-list":
      return formatOption(filterOptions(param, context.scope, context.lookups), value, listStates(param, query));
    case "sig": {
      const { id, operator, rating } = parseSigText(value);
      return `${formatOption(listRatingGroups(context), id)}${operator === "lte" ? "<" : ">"}${rating}`;
    }
    case "flag":
      return "yes";
    case "staffer-type":
      return formatOption(STAFFER_TYPES, value).toLowerCase();
    default:
      return value;
  }
}

const listRatingGroups = ({ lookups }: SyntaxContext): SelectItem[] =>
  lookups.specialInterestGroupsFlat.map(({ id, name }) => ({ text: name, value: id }));

/** The states whose committees are preferred. */
const listStates = (param: LookupParam, { currentOfficeStates }: SearchQuery): string[] | undefined =>
  param.list === "committeesFlat" ? currentOfficeStates.map(({ name }) => name) : undefined;

/** `#12` is the option with the value 12. */
function findOptions(options: readonly SelectItem[], written: string, states?: readonly string[]): SelectItem[] {
  if (written.startsWith("#")) return options.filter(({ value }) => value === written.slice(1));
  const ofStates = states?.flatMap((state) => findNamedOptions(options, `${state} ${written}`));
  return ofStates?.length ? ofStates : findNamedOptions(options, written);
}

function formatOption(options: readonly SelectItem[], value: string, states?: readonly string[]): string {
  const texts = options
    .filter((option) => option.value === value)
    .flatMap(({ text, code }) => [code?.toLowerCase() ?? text, text]);
  const isRead = (text: string) => {
    const [found, ...more] = findOptions(options, text, states);
    return found?.value === value && more.length === 0;
  };
  return texts.find(isRead) ?? `#${value}`;
}

const quote = (value: string): string =>
  /^[^\s",/“][^\s",]*$/u.test(value) ? value : `"${value.replaceAll('"', '""')}"`;

function unquote(value: string): string {
  if (value.startsWith("“")) return value.slice(1, -1);
  return value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value;
}
