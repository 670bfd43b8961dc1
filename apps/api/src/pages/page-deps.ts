import type { FastifyReply } from "fastify";
import type { AppDeps } from "../platform/app-deps.ts";
import type { ClientAddress } from "../platform/client-address.ts";

/** What the server's pages close over. */
export interface PageDeps extends AppDeps {
  clientAddress: ClientAddress;
}

export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type("text/html; charset=utf-8").send(page);
}

/** A form's field as text: the first value when it came twice, empty when it is missing. */
export function field(form: unknown, name: string): string {
  if (typeof form !== "object" || form === null || !Object.hasOwn(form, name)) return "";
  const value: unknown = (form as Record<string, unknown>)[name];
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof first === "string" ? first : "";
}
