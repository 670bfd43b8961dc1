import { Subject, switchMap, timer } from "rxjs";
import type { Clock } from "../kernel/platform.port.ts";
import type { LogStore } from "./log.store.ts";

/** A trace ends after this time without a step, in ms (LOG-03). */
export const TRACE_TIMEOUT_MS = 2_000;

interface Trace {
  name: string;
  started: Date;
  steps: readonly { name: string; at: Date }[];
}

/** Formats a trace for the log: name, total duration, time of each step. */
export function describeTrace({ name, started, steps }: Trace): string {
  const after = (at: Date) => `${at.getTime() - started.getTime()} ms`;
  const last = steps.at(-1);
  return last ? `${name} took ${after(last.at)}: ${steps.map((s) => `${s.name} ${after(s.at)}`).join(", ")}` : name;
}

/** Measures durations and logs them at level trace after two seconds without a step. */
export function createTraceStore({ log, clock }: { log: Pick<LogStore, "write">; clock: Clock }) {
  const stepped$ = new Subject<void>();
  let open: Trace | null = null;

  const end = () => {
    if (open) log.write("trace", describeTrace(open));
    open = null;
  };

  // switchMap restarts the wait at each step.
  stepped$.pipe(switchMap(() => timer(TRACE_TIMEOUT_MS))).subscribe(end);

  return {
    /** Starts a trace, such as a navigation. An open trace ends with the steps it has. */
    begin: (name: string) => {
      end();
      open = { name, started: clock(), steps: [] };
      stepped$.next();
    },
    /** Records a step; ignored without an open trace. */
    mark: (step: string) => {
      if (!open) return;
      open = { ...open, steps: [...open.steps, { name: step, at: clock() }] };
      stepped$.next();
    },
  };
}
