import { BehaviorSubject, EMPTY, Subject, catchError, concatMap, defer, expand, finalize, from, timer } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Log } from "../kernel/log.port.ts";
import { formatReport, toErrorReport, type LogEntry } from "./error-report.ts";
import { DEFAULT_THRESHOLDS, decideLog, type EntryLevel, type LogThresholds } from "./log-level.ts";
import type { LogOutput, Reporter } from "./reporter.port.ts";
import { computeRetryDelay } from "./retry-delay.ts";

/** The product's log, with a way to write at any level and to change where what goes. */
export interface LogStore extends Log {
  readonly thresholds$: Behavior<LogThresholds>;
  setThresholds(changes: Partial<LogThresholds>): void;
  write(level: EntryLevel, message: string, detail?: unknown): void;
}

interface LogStorePorts {
  output: LogOutput;
  /** Null where the operator has set no reporting service. */
  reporter: Reporter | null;
  clock: Clock;
  /** The address shown at the moment. */
  page: () => string;
}

/** As many reports wait for a service that holds us back; what is written beyond that is printed at most. */
export const MAX_WAITING_REPORTS = 100;

export function createLogStore({ output, reporter, clock, page }: LogStorePorts): LogStore {
  const thresholds$ = new BehaviorSubject<LogThresholds>(DEFAULT_THRESHOLDS);
  const send = reporter && createQueue(reporter, clock);

  const write = (level: EntryLevel, message: string, detail?: unknown) => {
    const places = decideLog(level, thresholds$.value);
    if (places.console) output.print(level, message, detail);
    if (places.report) send?.({ level, message, detail, page: page(), at: clock() });
  };

  return {
    thresholds$,
    setThresholds: (changes) => thresholds$.next({ ...thresholds$.value, ...changes }),
    write,
    error: (message, detail) => write("error", message, detail),
    warning: (message, detail) => write("warning", message, detail),
  };
}

/** Sends entries to a reporting service at the pace it allows. */
function createQueue(reporter: Reporter, clock: Clock): (entry: LogEntry) => void {
  const reports$ = new Subject<string>();
  let waiting = 0;

  const attempt = (report: string) =>
    // A failure isn't logged: a failing service would receive its own failures without end.
    defer(() => from(reporter.send(report))).pipe(catchError(() => EMPTY));

  const deliver = (report: string) =>
    attempt(report).pipe(
      expand((answer) => {
        if (answer.status !== "limited") return EMPTY;
        return timer(computeRetryDelay(answer.retryAfter, clock())).pipe(concatMap(() => attempt(report)));
      }),
      finalize(() => (waiting -= 1)),
    );

  // concatMap: one report after another, so that a service that holds one back holds back the rest with it.
  reports$.pipe(concatMap(deliver)).subscribe();

  return (entry) => {
    if (waiting >= MAX_WAITING_REPORTS) return;
    waiting += 1;
    reports$.next(formatReport(toErrorReport(entry)));
  };
}
