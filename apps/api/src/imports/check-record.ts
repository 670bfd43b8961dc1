import Type, { type Static, type TOptional, type TSchema, type TString } from "typebox";
import { Compile } from "typebox/compile";
import type { Checked, Problem } from "./import-counts.ts";
import type { ReadFile, YamlPath } from "./read-source.ts";

export const optionalTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.String())])) as Record<Name, TOptional<TString>>;

export const optionalMatch = (pattern: string) => Type.Optional(Type.String({ pattern }));

export const optionalPhone = optionalMatch("\\d");
export const optionalEmail = optionalMatch("@");

export const optionalListOf = <T extends TSchema>(schema: T) => Type.Optional(Type.Array(schema));

/** An invalid optional part is removed; an invalid required one rejects the record. */
export function createRecordChecker<T extends TSchema>(schema: T) {
  const validator = Compile(schema);
  const listInvalid = (value: unknown) => {
    const damaged = listUnstorable(value);
    if (damaged.length > 0)
      return damaged.map((at) => ({ at, field: at, why: "has damaged characters, or some that can’t be stored" }));
    if (validator.Check(value)) return [];
    return validator.Errors(value).flatMap((error) => {
      const at = error.instancePath.split("/").slice(1).map(unescapePointer);
      if (error.keyword !== "required") return [{ at, field: at, why: describeReason(error) }];
      return error.params.requiredProperties.map((name) => ({ at, field: [...at, name], why: "is missing" }));
    });
  };
  const check = (file: ReadFile, path: YamlPath, value: unknown, doubts: Problem[] = []): Checked<Static<T>> => {
    const parts = new Map<string, { part: string[]; problem: Problem }>();
    const problems: Problem[] = [];
    for (const { at, field, why } of listInvalid(value)) {
      const problem = describeProblemAt(file, path, field, why);
      const part = findOptionalPart(schema, at);
      if (part === null) problems.push(problem);
      else if (!parts.has(part.join("/"))) parts.set(part.join("/"), { part, problem });
    }
    if (problems.length > 0) return { status: "bad", problems };
    if (parts.size === 0) return { status: "good", value: value as Static<T>, doubts };
    const rest = structuredClone(value);
    // Removing an item moves the following ones.
    for (const { part } of [...parts.values()].toReversed()) removePart(rest, part);
    // A removed item may make its list invalid.
    return check(file, path, rest, [...doubts, ...[...parts.values()].map(({ problem }) => problem)]);
  };
  return (file: ReadFile, path: YamlPath, value: unknown) => check(file, path, value);
}

const unescapePointer = (step: string): string => step.replaceAll("~1", "/").replaceAll("~0", "~");

interface Shape {
  required?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  patternProperties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  /** Schema option of a field without which the object that contains it would be wrong. */
  isEssential?: boolean;
}

/** Finds the smallest optional field, entry of a map or item of an optional list that contains a path. */
function findOptionalPart(schema: Shape, path: readonly string[]): string[] | null {
  let length = 0;
  let isOptional = false;
  let node: Shape | undefined = schema;
  for (const [depth, step] of path.entries()) {
    const next: Shape | undefined =
      node?.items ?? node?.properties?.[step] ?? Object.values(node?.patternProperties ?? {})[0];
    // An item can be removed if its list is optional.
    if (!node?.items) isOptional = node?.required?.includes(step) !== true && next?.isEssential !== true;
    if (isOptional) length = depth + 1;
    node = next;
  }
  return length === 0 ? null : path.slice(0, length);
}

function removePart(value: unknown, part: readonly string[]): void {
  const parent = part.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string, unknown>)?.[step], value);
  const step = part.at(-1) ?? "";
  if (Array.isArray(parent)) parent.splice(Number(step), 1);
  else if (typeof parent === "object" && parent !== null) delete (parent as Record<string, unknown>)[step];
}

export function describeProblemAt(file: ReadFile, record: YamlPath, field: YamlPath, why: string): Problem {
  return {
    file: file.name,
    line: file.lineOf([...record, ...field]),
    record: findRecordKey(file.root, record),
    field: field.join("."),
    why,
  };
}

/** Identifies a record by the keys on its path; those stay when lines move. */
function findRecordKey(root: unknown, path: YamlPath): string {
  let node = root;
  const keys = path.map((step) => {
    node = (node as Readonly<Record<string, unknown>> | null | undefined)?.[step];
    const { id, bioguide, thomas_id, person_id } = (node ?? {}) as Readonly<Record<string, unknown>>;
    const ids = [id, (id as { bioguide?: unknown } | undefined)?.bioguide, bioguide, thomas_id, person_id];
    return ids.find((each) => typeof each === "string") ?? step;
  });
  return keys.join("/");
}

function describeReason(error: { keyword: string; message: string; params: object }): string {
  if (error.keyword === "format") return "must be a date written as YYYY-MM-DD";
  if (error.keyword === "pattern" && "pattern" in error.params) return `does not fit ${String(error.params.pattern)}`;
  return error.message;
}

/** PostgreSQL refuses NUL and lone surrogates; U+FFFD replaces letters that another program lost. */
function listUnstorable(value: unknown): string[][] {
  if (typeof value === "string") return /[\0\uFFFD\p{Surrogate}]/u.test(value) ? [[]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const inside = listUnstorable(key).length > 0 ? [[]] : listUnstorable(entry);
    return inside.map((path) => [key, ...path]);
  });
}
