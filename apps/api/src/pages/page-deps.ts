import type { Jobs } from "../jobs/create-jobs.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";

export interface PageDeps extends AppDeps {
  jobs: Jobs;
}

/** Returns a form field's first value, empty if missing; refuses NUL. */
export function readField(form: unknown, name: string): string {
  const value = readParameter(form, name);
  if (value.includes("\u0000")) {
    throw new ApiError(400, "INVALID_PARAMETER", `The field “${name}” contains a character that cannot be used.`, name);
  }
  return value;
}

/** Returns a query parameter's first value, empty if missing. It may contain NUL, which databases refuse. */
export function readParameter(query: unknown, name: string): string {
  if (typeof query !== "object" || query === null || !Object.hasOwn(query, name)) return "";
  const value: unknown = (query as Record<string, unknown>)[name];
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof first === "string" ? first : "";
}

export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
