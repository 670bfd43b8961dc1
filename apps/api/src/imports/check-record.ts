import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { Problem } from "./import-counts.ts";
import type { ReadFile, YamlPath } from "./yaml-file.ts";

export type Checked<T> = { status: "good"; value: T } | { status: "bad"; problems: Problem[] };

export function recordChecker<T extends TSchema>(schema: T) {
  const validator = Compile(schema);
  return (file: ReadFile, path: YamlPath, value: unknown): Checked<Static<T>> => {
    const unstorable = unstorablePath(value);
    if (unstorable) {
      return {
        status: "bad",
        problems: [problemAt(file, path, unstorable, "contains characters that can’t be stored")],
      };
    }
    if (validator.Check(value)) return { status: "good", value };
    const problems = validator.Errors(value).flatMap((error) => {
      const at = error.instancePath.split("/").slice(1);
      if (error.keyword !== "required") return [problemAt(file, path, at, reasonOf(error))];
      return error.params.requiredProperties.map((name) => problemAt(file, path, [...at, name], "is missing"));
    });
    return { status: "bad", problems };
  };
}

export function problemAt(file: ReadFile, record: YamlPath, field: YamlPath, why: string): Problem {
  return { file: file.name, line: file.lineOf([...record, ...field]), field: field.join("."), why };
}

function reasonOf(error: { keyword: string; message: string; params: object }): string {
  if (error.keyword === "format") return "must be a date written as YYYY-MM-DD";
  if (error.keyword === "pattern" && "pattern" in error.params) return `does not fit ${String(error.params.pattern)}`;
  return error.message;
}

/** PostgreSQL refuses NUL and lone surrogates: one such text would fail the whole file. */
function unstorablePath(value: unknown): (string | number)[] | null {
  if (typeof value === "string") return value.includes("\0") || !isWellFormed(value) ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    const inside = unstorablePath(entry) ?? unstorablePath(key);
    if (inside) return [key, ...inside];
  }
  return null;
}

const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
