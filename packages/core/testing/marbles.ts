import { Observable } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import { expect } from "vitest";
import type { Behavior } from "../src/kernel/observe-call.store.ts";

/** Runs a test in virtual time: one character of a marble diagram is a millisecond. */
export function withTestScheduler(run: Parameters<TestScheduler["run"]>[0]): void {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(run);
}

/** Converts a store's states to an observable for `expectObservable`. */
export const statesOf = <T>(behavior: Behavior<T>): Observable<T> =>
  new Observable<T>((subscriber) => behavior.subscribe((value) => subscriber.next(value)));

/**
 * A response in virtual time. Promises ignore the test scheduler; stores pass responses to `from`, which also accepts
 * an observable.
 */
export const respondWith = <T>(response$: Observable<T>): Promise<T> => response$ as unknown as Promise<T>;
