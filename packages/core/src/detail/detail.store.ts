import { BehaviorSubject, Subject, catchError, map, of, startWith, switchMap, tap, type Observable } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import { toFailure, type Failure } from "../kernel/failure.ts";
import type { Log } from "../kernel/platform.port.ts";
import { type AnsweredFailure, type Detail, type DetailTarget, type FailureView, chooseFailureView } from "./detail.ts";
import type { ProfilesApi } from "./profiles.port.ts";

export type DetailState =
  | { status: "idle" }
  | { status: "loading"; target: DetailTarget }
  | { status: "done"; target: DetailTarget; detail: Detail }
  | { status: "failed"; target: DetailTarget; view: FailureView; failure: AnsweredFailure }
  /** The record has moved to another address on this origin. */
  | { status: "moved"; to: string };

export interface DetailStore extends ReturnType<typeof createDetailStore> {}

/** Number of cached records, so that Back shows a page without waiting. */
const CACHED_MAX = 30;

export function createDetailStore({ api, log }: { api: ProfilesApi; log: Log }) {
  const state$ = new BehaviorSubject<DetailState>({ status: "idle" });
  const asked$ = new Subject<DetailTarget | null>();
  const kept = new Map<string, Detail>();
  let target: DetailTarget | null = null;

  const recall = (key: string): Detail | undefined => {
    const detail = kept.get(key);
    if (detail) keep(key, detail);
    return detail;
  };

  const keep = (key: string, detail: Detail) => {
    kept.delete(key);
    kept.set(key, detail);
    const oldest = kept.keys().next();
    if (kept.size > CACHED_MAX && !oldest.done) kept.delete(oldest.value);
  };

  const answers = (wanted: DetailTarget): Observable<DetailState> =>
    observeCall((signal) => fetchDetail(api, wanted, signal)).pipe(
      tap((detail) => keep(formatKey(wanted), detail)),
      map((detail): DetailState => ({ status: "done", target: wanted, detail })),
      catchError((error: unknown) => of(toFailed(wanted, toFailure(error)))),
      tap((state) => {
        if (state.status === "failed") log.warning(`${wanted.kind} ${wanted.id} could not be loaded`, state.failure);
      }),
      startWith<DetailState>({ status: "loading", target: wanted }),
    );

  // switchMap: a newer page, or leaving, aborts the older request.
  asked$
    .pipe(
      switchMap((wanted): Observable<DetailState> => {
        if (!wanted) return of({ status: "idle" });
        const detail = recall(formatKey(wanted));
        return detail ? of({ status: "done", target: wanted, detail }) : answers(wanted);
      }),
    )
    .subscribe(state$);

  const ask = (wanted: DetailTarget | null) => {
    target = wanted;
    asked$.next(wanted);
  };

  return {
    state$: asBehavior(state$),
    show: (wanted: DetailTarget) => {
      // An invalid id is only logged.
      if (Number.isSafeInteger(wanted.id)) ask(wanted);
      else log.warning(`${wanted.kind} was asked for without a numeric id`, wanted.id);
    },
    retry: () => {
      if (state$.value.status === "failed") ask(target);
    },
    reset: () => ask(null),
  };
}

function toFailed(target: DetailTarget, failure: Failure): DetailState {
  if (failure.kind === "moved") return { status: "moved", to: failure.to };
  return { status: "failed", target, view: chooseFailureView(failure), failure };
}

async function fetchDetail(api: ProfilesApi, { kind, id }: DetailTarget, signal: AbortSignal): Promise<Detail> {
  switch (kind) {
    case "profile":
      return { kind: "profile", profile: await api.profile(id, signal) };
    case "knowWho":
      return { kind: "profile", profile: await api.knowWho(id, signal) };
    case "committee":
      return { kind: "group", group: await api.committee(id, signal) };
    case "caucus":
      return { kind: "group", group: await api.caucus(id, signal) };
    case "agency":
      return { kind: "agency", agency: await api.agency(id, signal) };
    case "state":
      return { kind: "state", state: await api.state(id, signal) };
    case "district":
      return { kind: "district", district: await api.district(id, signal) };
  }
}

const formatKey = ({ kind, id }: DetailTarget) => `${kind} ${id}`;
