import { catchError, map, of, startWith, Subject, switchMap } from "rxjs";
import { observeCall } from "./observe-call.store.ts";

/** Returns a function that loads the answer to a question, and publishes the state at each step. */
export function answerNewest<Question, Answer, State>(
  publish: (state: State) => void,
  steps: {
    load: (question: Question, signal: AbortSignal) => Promise<Answer>;
    begin: (question: Question) => State;
    done: (answer: Answer, question: Question) => State;
    fail: (error: unknown, question: Question) => State;
  },
): (question: Question) => void {
  const answer = (question: Question) =>
    observeCall((signal) => steps.load(question, signal)).pipe(
      map((answered) => steps.done(answered, question)),
      catchError((error: unknown) => of(steps.fail(error, question))),
      startWith(steps.begin(question)),
    );
  const asked$ = new Subject<Question>();
  // switchMap: a newer question aborts the pending request.
  asked$.pipe(switchMap(answer)).subscribe(publish);
  return (question) => asked$.next(question);
}
