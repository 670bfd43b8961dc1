import { catchError, map, type Observable, of, startWith, Subject, switchAll, switchMap, timer } from "rxjs";
import { type Failure, toFailure } from "./failure.ts";
import { observeCall } from "./observe-call.store.ts";
import type { Log } from "./platform.port.ts";

/** Creates a loader that publishes its state at each step; a newer request (`ask`) aborts the pending one. */
export function answerNewest<Question, Answer, State>(
  publish: (state: State) => void,
  steps: {
    /** Waits before the request, because a newer question may follow. */
    afterMs?: number;
    load: (question: Question, signal: AbortSignal) => Promise<Answer>;
    begin: (question: Question) => State;
    done: (answer: Answer, question: Question) => State;
    /** Logs failures with a message. */
    problem?: [log: Log, message: string];
    fail: (failure: Failure, question: Question, error: unknown) => State;
  },
) {
  const states$ = new Subject<Observable<State>>();
  states$.pipe(switchAll()).subscribe(publish);
  return {
    ask: (question: Question) => {
      const call$ = observeCall((signal) => steps.load(question, signal));
      const answer$ = steps.afterMs === undefined ? call$ : timer(steps.afterMs).pipe(switchMap(() => call$));
      const state$ = answer$.pipe(
        map((answer) => steps.done(answer, question)),
        catchError((error: unknown) => {
          if (steps.problem) {
            const [log, message] = steps.problem;
            log.error(message, error);
          }
          return of(steps.fail(toFailure(error), question, error));
        }),
        startWith(steps.begin(question)),
      );
      states$.next(state$);
    },
    /** Publishes a state that needs no request, and aborts the pending one. */
    settle: (state: State) => states$.next(of(state)),
  };
}
