import { defer, finalize, from, type Observable, firstValueFrom, throwError, timeout } from "rxjs";
import { CallFailed } from "./failure.ts";

/** A value that changes over time; it can be read and observed. */
export interface Behavior<T> {
  readonly value: T;
  subscribe(listener: (value: T) => void): { unsubscribe(): void };
}

/** Returns a read-only view of a subject. */
export const asBehavior = <T>(state$: Behavior<T>): Behavior<T> => state$;

/** Wraps a call in an observable; unsubscribing aborts the call. */
export const observeCall = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  defer(() => {
    const controller = new AbortController();
    return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
  });

/** Longest loading time of a chunk, in ms (ROUTE-35). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a chunk. After 120 seconds it fails as offline (ROUTE-35); other errors pass through. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const stalled = () => throwError(() => new CallFailed({ kind: "offline" }));
  return firstValueFrom(defer(load).pipe(timeout({ first: CHUNK_TIMEOUT_MS, with: stalled })));
}
