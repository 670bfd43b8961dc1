import { defer, finalize, from, type Observable } from "rxjs";

/** Wraps a call in an observable; unsubscribing aborts the call. */
export const observeCall = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  defer(() => {
    const controller = new AbortController();
    return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
  });
