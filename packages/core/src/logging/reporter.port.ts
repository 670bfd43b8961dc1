import type { EntryLevel } from "./log-level.ts";

/** The outcome of a report. `retryAfter` is the header of the service's answer. */
export type ReportAnswer = { status: "sent" } | { status: "limited"; retryAfter: string | null } | { status: "lost" };

/** The error-reporting service, where the operator has set one. */
export interface Reporter {
  /** Sends one report, as `formatReport` writes it. A rejection counts as lost. */
  send(report: string): Promise<ReportAnswer>;
}

/** Where entries are printed: the browser's console. */
export interface LogOutput {
  print(level: EntryLevel, message: string, detail?: unknown): void;
}
