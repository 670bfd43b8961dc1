import type { FastifyReply } from "fastify";
import type { Jobs } from "../jobs/create-jobs.ts";
import { ApiError } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/app-deps.ts";
import type { ClientAddress } from "../platform/client-address.ts";

export interface PageDeps extends AppDeps {
  clientAddress: ClientAddress;
  jobs: Jobs;
}

export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type("text/html; charset=utf-8").send(page);
}

/** A form's field as text: the first value when it came twice, empty when it is missing. */
export function readField(form: unknown, name: string): string {
  const value = readParameter(form, name);
  if (value.includes("\u0000")) {
    throw new ApiError(400, "INVALID_PARAMETER", `The field “${name}” holds a character that cannot be used.`, name);
  }
  return value;
}

/** An address's parameter, by the same rules; it may hold anything, so it goes to no database. */
export function readParameter(query: unknown, name: string): string {
  if (typeof query !== "object" || query === null || !Object.hasOwn(query, name)) return "";
  const value: unknown = (query as Record<string, unknown>)[name];
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof first === "string" ? first : "";
}
