import { BehaviorSubject, firstValueFrom, timer } from "rxjs";
import { CallFailed } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Clock } from "../kernel/platform.port.ts";
import { computeRetryDelay, formatReport, toErrorReport, type LogEntry } from "./error-report.ts";
import { DEFAULT_THRESHOLDS, decideLog, type EntryLevel, type LogThresholds } from "./log-level.ts";
import type { LogOutput, Reporter } from "./reporter.port.ts";

export interface LogStore extends ReturnType<typeof createLogStore> {}

interface LogStorePorts {
  output: LogOutput;
  reporter: Reporter;
  clock: Clock;
  page: () => string;
}

/** Maximum number of reports that wait for a rate limit to pass; later ones are only printed. */
export const MAX_WAITING_REPORTS = 100;

export function createLogStore({ output, reporter, clock, page }: LogStorePorts) {
  const thresholds$ = new BehaviorSubject<LogThresholds>(DEFAULT_THRESHOLDS);
  const send = createQueue(reporter);

  const write = (level: EntryLevel, message: string, detail?: unknown) => {
    const places = decideLog(level, thresholds$.value);
    if (places.console) output.print(level, message, detail);
    if (places.report) send({ level, message, detail, page: page(), at: clock() });
  };

  return {
    thresholds$: asBehavior(thresholds$),
    setThresholds: (changes: Partial<LogThresholds>) => thresholds$.next({ ...thresholds$.value, ...changes }),
    write,
    /** Logs a failure; one that came from the end of the session, which readers expect, as a warning. */
    error: (message: string, detail?: unknown) =>
      write(detail instanceof CallFailed && detail.code === "401" ? "warning" : "error", message, detail),
    warning: (message: string, detail?: unknown) => write("warning", message, detail),
  };
}

function createQueue(reporter: Reporter): (entry: LogEntry) => void {
  let waiting = 0;
  let last = Promise.resolve();

  const deliver = async (report: string): Promise<void> => {
    const answer = await reporter.send(report);
    if (answer.status !== "limited") return;
    await firstValueFrom(timer(computeRetryDelay(answer.retryAfter)));
    await deliver(report);
  };

  return (entry) => {
    if (waiting >= MAX_WAITING_REPORTS) return;
    waiting += 1;
    const report = formatReport(toErrorReport(entry));
    last = last
      .then(() => deliver(report))
      // Not logged: a failing service would receive its own failures endlessly.
      .catch(() => {})
      .finally(() => (waiting -= 1));
  };
}
