import type { FastifyRequest } from "fastify";

/** What someone who looks into an incident asks for first. */
type SecurityEvent =
  | "login"
  | "login-refused"
  | "login-held-back"
  | "password-changed"
  | "password-refused"
  | "password-reset-asked"
  | "password-reset"
  | "password-reset-refused"
  | "session-ended"
  | "logout"
  | "export"
  | "export-refused";

/** One line an event, with the account it is about where one is known: never a name, an address to write to or a query. */
export function logEvent(
  { log }: Pick<FastifyRequest, "log">,
  event: SecurityEvent,
  facts: { userId: number | null; [fact: string]: string | number | null },
): void {
  log.info({ event, ...facts }, "security event");
}
