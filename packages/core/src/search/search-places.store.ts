import { BehaviorSubject, catchError, distinctUntilChanged, of, startWith, Subject, switchMap } from "rxjs";
import { type Behavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { SearchApi } from "./search.port.ts";
import { mayBeTown, readZipCode, type SearchPlaces } from "./zip-code.ts";

export interface SearchPlacesStore {
  /** The places of the keyword; null for keywords that mean none, and until they are known. */
  readonly state$: Behavior<SearchPlaces | null>;
  show(keyword: string): void;
}

/** Creates the store of the places beside the results. If the request fails, only the results are shown. */
export function createSearchPlacesStore({ api, log }: { api: SearchApi; log: Log }): SearchPlacesStore {
  const state$ = new BehaviorSubject<SearchPlaces | null>(null);
  const asked$ = new Subject<string | null>();
  asked$
    .pipe(
      distinctUntilChanged(),
      switchMap((place) => {
        if (place === null) return of(null);
        return observeCall((signal) => api.places(place, signal)).pipe(
          catchError((error: unknown) => {
            log.error("The places of a keyword could not be loaded", error);
            return of(null);
          }),
          startWith(null),
        );
      }),
    )
    .subscribe(state$);
  return {
    state$,
    show: (keyword) => asked$.next(readZipCode(keyword) ?? (mayBeTown(keyword) ? keyword.trim() : null)),
  };
}
