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
import { parseBriefcaseItemId } from "../briefcase/items.ts";
import type { ProfilesApi } from "../detail/profiles.port.ts";
import { formatDatedFileName } from "../exports/file-names.ts";
import { type FilePorts, saveAs } from "../exports/saved-file.store.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";
import type { Group } from "../groups/members.ts";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { PersonProfile } from "../profiles/profile.ts";

type Compared<Key, Shown> = { key: Key } & (
  | { status: "loading" }
  | { status: "done"; record: Shown }
  /** Outside the reader's subscription. */
  | { status: "locked" }
  | { status: "failed"; failure: Failure }
);

export interface CompareStore<Key, Shown> extends ReturnType<typeof createCompareStore<Key, Shown>> {}

interface ComparePorts<Key, Shown> extends FilePorts {
  load: (key: Key, signal: AbortSignal) => Promise<Shown>;
}

type Ports = FilePorts & { api: ProfilesApi };

export const createComparePeopleStore = ({ api, ...ports }: Ports): CompareStore<number, PersonProfile> =>
  createCompareStore({ ...ports, load: (id, signal) => api.profile(id, signal) });

/** Keyed by `{id}-{record type}`. */
export const createCompareGroupsStore = ({ api, ...ports }: Ports): CompareStore<string, Group> =>
  createCompareStore({
    ...ports,
    load: (key, signal) => {
      const { id, recordType } = parseBriefcaseItemId(key) ?? { id: 0, recordType: "committee" };
      return recordType === "caucus" ? api.caucus(id, signal) : api.committee(id, signal);
    },
  });

/** Creates the store of compared records (CMP-03). Each record is loaded separately and only once. */
function createCompareStore<Key, Shown>({ load, log, clock, ...ports }: ComparePorts<Key, Shown>) {
  const state$ = new BehaviorSubject<Compared<Key, Shown>[]>([]);
  const selections$ = new Subject<readonly Key[]>();
  const kept = new Map<Key, Shown>();
  let shown: readonly Key[] = [];

  const loadOne = (key: Key): Observable<Compared<Key, Shown>> => {
    const known = kept.get(key);
    if (known !== undefined) return of({ key, status: "done", record: known });
    return observeCall((signal) => load(key, signal)).pipe(
      map((record): Compared<Key, Shown> => {
        kept.set(key, record);
        return { key, status: "done", record };
      }),
      catchError((error: unknown) => {
        const failure = toFailure(error);
        if (failure.kind === "moved") return of<Compared<Key, Shown>>({ key, status: "locked" });
        log.warning(`${String(key)} could not be loaded to compare`, failure);
        return of<Compared<Key, Shown>>({ key, status: "failed", failure });
      }),
      startWith<Compared<Key, Shown>>({ key, status: "loading" }),
    );
  };

  // switchMap: another selection aborts the requests of the last one.
  selections$
    .pipe(switchMap((keys) => (keys.length === 0 ? of([]) : combineLatest(keys.map(loadOne)))))
    .subscribe(state$);

  const ask = (keys: readonly Key[]) => {
    shown = keys;
    selections$.next(keys);
  };

  return {
    state$: asBehavior(state$),
    show: ask,
    /** Saves a comparison as CSV. */
    save: (csv: string) => saveAs(ports, formatDatedFileName("Comparison", clock(), "csv"), csv, "text/csv"),
    retry: () => ask(shown),
  };
}
