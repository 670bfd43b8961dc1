import { Subject, switchMap, timer } from "rxjs";
import type { Clock } from "../kernel/clock.ts";
import type { LogStore } from "./log.store.ts";
import { TRACE_TIMEOUT_MS, describeTrace, type Trace } from "./trace.ts";

export interface TraceStore {
  /** Something begins, such as the way to a page. A trace still open ends with what it has. */
  begin(name: string): void;
  /** A step of it is reached. Without a trace it is of no interest. */
  mark(step: string): void;
}

/** Measures what takes time and writes it at the level trace, when two seconds have brought no further step. */
export function createTraceStore({ log, clock }: { log: Pick<LogStore, "write">; clock: Clock }): TraceStore {
  const stepped$ = new Subject<void>();
  let open: Trace | null = null;

  const end = () => {
    if (open) log.write("trace", describeTrace(open));
    open = null;
  };

  // switchMap: each step restarts the wait for the next one.
  stepped$.pipe(switchMap(() => timer(TRACE_TIMEOUT_MS))).subscribe(end);

  return {
    begin: (name) => {
      end();
      open = { name, begun: clock(), steps: [] };
      stepped$.next();
    },
    mark: (step) => {
      if (!open) return;
      open = { ...open, steps: [...open.steps, { name: step, at: clock() }] };
      stepped$.next();
    },
  };
}
