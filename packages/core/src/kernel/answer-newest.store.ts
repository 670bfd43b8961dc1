import { catchError, map, type Observable, of, startWith, Subject, switchAll } from "rxjs";
import { observeCall } from "./observe-call.store.ts";

/** Loads the answers to questions and publishes the state at each step; a newer question aborts the pending request. */
export function answerNewest<Question, Answer, State>(
  publish: (state: State) => void,
  steps: {
    load: (question: Question, signal: AbortSignal) => Promise<Answer>;
    begin: (question: Question) => State;
    done: (answer: Answer, question: Question) => State;
    fail: (error: unknown, question: Question) => State;
  },
) {
  const states$ = new Subject<Observable<State>>();
  states$.pipe(switchAll()).subscribe(publish);
  return {
    ask: (question: Question) => {
      const answer$ = observeCall((signal) => steps.load(question, signal)).pipe(
        map((answer) => steps.done(answer, question)),
        catchError((error: unknown) => of(steps.fail(error, question))),
        startWith(steps.begin(question)),
      );
      states$.next(answer$);
    },
    /** Publishes a state that needs no request, and aborts the pending one. */
    settle: (state: State) => states$.next(of(state)),
  };
}
