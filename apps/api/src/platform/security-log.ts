import type { FastifyRequest } from "fastify";
import { readMetrics } from "./metrics.ts";

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
  | "export-refused"
  | "reading-limited";

/** Logs and counts an event with the account if known, but without names, addresses or queries. */
export function logEvent(
  request: Pick<FastifyRequest, "log">,
  event: SecurityEvent,
  facts: { userId: number | null; [fact: string]: string | number | null },
  level: "info" | "warn" = "info",
): void {
  request.log[level]({ event, ...facts }, "security event");
  const metrics = readMetrics(request);
  metrics?.events.inc({ event });
  if (event === "export") metrics?.exportRows.inc({ kind: String(facts["kind"]) }, Number(facts["rows"]));
}
