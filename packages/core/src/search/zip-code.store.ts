import { BehaviorSubject, catchError, distinctUntilChanged, of, startWith, Subject, switchMap } from "rxjs";
import { type Behavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { SearchApi } from "./search.port.ts";
import type { ZipCode } from "./zip-code.ts";

export interface ZipCodeStore {
  /** The places of the searched ZIP code; null for other searches, and until they are known. */
  readonly state$: Behavior<ZipCode | null>;
  show(zipCode: string | null): void;
}

/** Creates the store of the ZIP code above the results. If the request fails, only the results are shown. */
export function createZipCodeStore({ api, log }: { api: SearchApi; log: Log }): ZipCodeStore {
  const state$ = new BehaviorSubject<ZipCode | null>(null);
  const asked$ = new Subject<string | null>();
  asked$
    .pipe(
      distinctUntilChanged(),
      switchMap((zipCode) => {
        if (zipCode === null) return of(null);
        return observeCall((signal) => api.zipCode(zipCode, signal)).pipe(
          catchError((error: unknown) => {
            log.error("The places of a ZIP code could not be loaded", error);
            return of(null);
          }),
          startWith(null),
        );
      }),
    )
    .subscribe(state$);
  return { state$, show: (zipCode) => asked$.next(zipCode) };
}
