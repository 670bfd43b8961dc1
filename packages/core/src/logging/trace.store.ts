import { Subject, switchMap, timer } from "rxjs";
import type { Clock } from "../kernel/platform.port.ts";
import type { LogStore } from "./log.store.ts";
import { TRACE_TIMEOUT_MS, describeTrace, type Trace } from "./trace.ts";

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
      open = { name, begun: clock(), steps: [] };
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
