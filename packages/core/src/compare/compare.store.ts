import {
  BehaviorSubject,
  catchError,
  combineLatest,
  map,
  type Observable,
  of,
  startWith,
  Subject,
  switchMap,
} from "rxjs";
import type { ProfilesApi } from "../detail/profiles.port.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { formatDatedFileName } from "../exports/file-names.ts";
import { type FilePorts, saveAs } from "../exports/saved-file.store.ts";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { PersonProfile } from "../profiles/profile.ts";
import { type ComparedSection, formatComparisonCsv } from "./compare-people.ts";

export type ComparedPerson = { id: number } & (
  | { status: "loading" }
  | { status: "done"; profile: PersonProfile }
  /** Outside the reader's subscription. */
  | { status: "locked" }
  | { status: "failed"; failure: Failure }
);

export interface CompareStore extends ReturnType<typeof createCompareStore> {}

/** Creates the store of compared people (CMP-03); each loads on its own, and once. */
export function createCompareStore({ api, log, clock, ...ports }: FilePorts & { api: Pick<ProfilesApi, "profile"> }) {
  const state$ = new BehaviorSubject<ComparedPerson[]>([]);
  const asked$ = new Subject<readonly number[]>();
  const kept = new Map<number, PersonProfile>();
  let shown: readonly number[] = [];

  const load = (id: number): Observable<ComparedPerson> => {
    const profile = kept.get(id);
    if (profile) return of({ id, status: "done", profile });
    return observeCall((signal) => api.profile(id, signal)).pipe(
      map((found): ComparedPerson => {
        kept.set(id, found);
        return { id, status: "done", profile: found };
      }),
      catchError((error: unknown) => {
        const failure = toFailure(error);
        if (failure.kind === "moved") return of<ComparedPerson>({ id, status: "locked" });
        log.warning(`profile ${id} could not be loaded`, failure);
        return of<ComparedPerson>({ id, status: "failed", failure });
      }),
      startWith<ComparedPerson>({ id, status: "loading" }),
    );
  };

  // switchMap: another selection aborts the requests of the last one.
  asked$.pipe(switchMap((ids) => (ids.length === 0 ? of([]) : combineLatest(ids.map(load))))).subscribe(state$);

  const ask = (ids: readonly number[]) => {
    shown = ids;
    asked$.next(ids);
  };

  return {
    state$: asBehavior(state$),
    show: ask,
    /** Saves a comparison as CSV, with the mark that makes spreadsheets read UTF-8. */
    save: (names: readonly string[], sections: readonly ComparedSection[]) =>
      saveAs(
        ports,
        formatDatedFileName("Comparison", clock(), "csv"),
        `\uFEFF${formatComparisonCsv(names, sections)}`,
        "text/csv",
      ),
    /** Repeats failed requests. */
    retry: () => ask(shown),
  };
}
