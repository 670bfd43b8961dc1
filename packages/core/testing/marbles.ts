import { Observable } from "rxjs";
import { TestScheduler } from "rxjs/testing";
import { expect } from "vitest";
import type { Behavior } from "../src/kernel/behavior.ts";

/** Runs a test in virtual time: one character of a marble diagram is one millisecond. */
export function withTestScheduler(run: Parameters<TestScheduler["run"]>[0]): void {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(run);
}

/** A store's states as a stream, for `expectObservable`. */
export const watched = <T>(behavior: Behavior<T>): Observable<T> =>
  new Observable<T>((subscriber) => behavior.subscribe((value) => subscriber.next(value)));

/**
 * An answer that comes in virtual time. Real promises don't follow the test scheduler; stores take their answers
 * through `from`, to which a stream of one value is as good.
 */
export const answering = <T>(answer$: Observable<T>): Promise<T> => answer$ as unknown as Promise<T>;
