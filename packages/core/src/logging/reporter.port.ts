import type { EntryLevel } from "./log-level.ts";

/** Result of a report. `retryAfter` is the response header. */
export type ReportAnswer = { status: "sent" } | { status: "limited"; retryAfter: string | null } | { status: "lost" };

export interface Reporter {
  /** Sends a report made by `formatReport`; a rejection counts as lost. */
  send(report: string): Promise<ReportAnswer>;
}

export interface LogOutput {
  print(level: EntryLevel, message: string, detail?: unknown): void;
}
