import { defer, finalize, from, type Observable } from "rxjs";

/** A call as a stream of its one answer; unsubscribing aborts the call. */
export const observeCall = <T>(call: (signal: AbortSignal) => Promise<T>): Observable<T> =>
  defer(() => {
    const controller = new AbortController();
    return from(call(controller.signal)).pipe(finalize(() => controller.abort()));
  });
