import { BehaviorSubject, catchError, distinctUntilChanged, of, startWith, Subject, switchMap } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { SearchApi } from "./search.port.ts";
import { mayBeTown, readZipCode, type SearchPlaces } from "./zip-code.ts";

export interface SearchPlacesStore extends ReturnType<typeof createSearchPlacesStore> {}

/** Creates the store of the places beside the results. If the request fails, only the results are shown. */
export function createSearchPlacesStore({ api, log }: { api: SearchApi; log: Log }) {
  const state$ = new BehaviorSubject<SearchPlaces | null>(null);
  const places$ = new Subject<string | null>();
  places$
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
    /** The places of the keyword; null until they are known, and for keywords without places. */
    state$: asBehavior(state$),
    show: (keyword: string) => places$.next(readZipCode(keyword) ?? (mayBeTown(keyword) ? keyword.trim() : null)),
  };
}
