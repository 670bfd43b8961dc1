import {
  BehaviorSubject,
  EMPTY,
  Subject,
  catchError,
  concatMap,
  defer,
  from,
  map,
  of,
  switchMap,
  tap,
  type Observable,
} from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Clock, Log } from "../kernel/platform.port.ts";
import { toFailure, type Failure } from "../kernel/failure.ts";
import { isFresh } from "../kernel/dates.ts";
import type { SearchItem } from "../records/search-item.ts";
import { hasPersonalFeatures } from "../session/access.ts";
import type { SessionStore } from "../session/session.store.ts";
import type { Briefcase, Folder } from "../records/briefcase.ts";
import type { BriefcaseApi } from "./briefcase.port.ts";
import { BRIEFCASE_REFRESH_MS, indexFolders } from "./items.ts";

/** The server's last known Briefcase with pending edits applied. */
export interface EditedBriefcase {
  folders: readonly Folder[];
  /** One card per distinct item. */
  items: readonly SearchItem[];
  /** Folder ids of each item; items without folder are missing. */
  index: ReadonlyMap<string, readonly number[]>;
  isLoading: boolean;
  lastUpdated: Date | null;
  /** Why the last refresh failed; the data is from an earlier one. */
  failure: Failure | null;
  /** Items whose edit awaits a response. */
  pending: ReadonlySet<string>;
}

export interface BriefcaseEdit<Answer> {
  /** Their stars are disabled until the response. */
  itemIds?: readonly string[];
  /** Shows the edit before the response, and reverts it on failure; by default it shows afterwards. */
  show?(briefcase: Briefcase): Briefcase;
  send(): Promise<Answer>;
  /** Applies the response; must be idempotent. */
  keep(briefcase: Briefcase, answer: Answer): Briefcase;
}

type EditOutcome<Answer> = { kind: "done"; answer: Answer } | { kind: "failed"; failure: Failure };

interface EditQueuePorts {
  api: Pick<BriefcaseApi, "briefcase">;
  session: Pick<SessionStore, "state$">;
  log: Log;
  clock: Clock;
}

interface PendingEdit {
  itemIds: readonly string[];
  show(briefcase: Briefcase): Briefcase;
  sent$: Observable<unknown>;
}

export function createEditQueue({ api, session, log, clock }: EditQueuePorts) {
  const state$ = new BehaviorSubject<EditedBriefcase>(NOTHING);
  const queue$ = new Subject<PendingEdit>();
  const refreshes$ = new Subject<{ isWanted: boolean }>();
  let held: Briefcase = { folders: [], items: [] };
  let pendingEdits: PendingEdit[] = [];

  const publish = (patch: Partial<EditedBriefcase> = {}) => {
    const { folders, items } = pendingEdits.reduce((shown, edit) => edit.show(shown), held);
    const pending = new Set(pendingEdits.flatMap((edit) => edit.itemIds));
    state$.next({ ...state$.value, ...patch, folders, items, index: indexFolders({ folders }), pending });
  };

  const canEdit = () => {
    const { value } = session.state$;
    return value.status === "known" && hasPersonalFeatures(value.access);
  };

  const refresh = (force: boolean) => {
    if (!canEdit()) return;
    const { isLoading, lastUpdated } = state$.value;
    if (!force && (isLoading || isFresh(lastUpdated, clock(), BRIEFCASE_REFRESH_MS))) return;
    publish({ isLoading: true });
    refreshes$.next({ isWanted: true });
  };

  // switchMap: a forced refresh or a newer edit outdates the pending response.
  refreshes$
    .pipe(
      switchMap(({ isWanted }) => {
        if (!isWanted) return EMPTY;
        return observeCall((signal) => api.briefcase(signal)).pipe(
          tap((briefcase) => {
            held = briefcase;
            publish({ isLoading: false, lastUpdated: clock(), failure: null });
          }),
          catchError((error: unknown) => {
            log.error("The Briefcase could not be refreshed", error);
            publish({ isLoading: false, failure: toFailure(error) });
            return EMPTY;
          }),
        );
      }),
    )
    .subscribe();

  const settle = (edit: PendingEdit) => {
    pendingEdits = pendingEdits.filter((other) => other !== edit);
    // The response to an earlier request would briefly undo this edit.
    refreshes$.next({ isWanted: false });
    publish({ isLoading: false });
    // Refreshes after a failure too, because the server may have made the edit.
    if (pendingEdits.length === 0) refresh(true);
  };

  // concatMap sends edits one after another, in order.
  queue$.pipe(concatMap((edit) => edit.sent$.pipe(tap(() => settle(edit))))).subscribe();

  const send = <Answer>(edit: BriefcaseEdit<Answer>): Observable<EditOutcome<Answer>> =>
    defer(() => from(edit.send())).pipe(
      map((answer): EditOutcome<Answer> => ({ kind: "done", answer })),
      catchError((error: unknown) => of<EditOutcome<Answer>>({ kind: "failed", failure: toFailure(error) })),
    );

  return {
    state$: asBehavior(state$),
    /** Accepts the Briefcase of another response; doesn't count as a refresh. */
    accept: (briefcase: Briefcase) => {
      held = briefcase;
      publish();
    },
    /** Skipped without access, while another refresh runs and, unless forced, within two minutes of the last one. */
    refresh: ({ force = false } = {}) => refresh(force),
    canEdit,
    edit: <Answer>(edit: BriefcaseEdit<Answer>) =>
      new Promise<EditOutcome<Answer>>((resolve) => {
        if (!canEdit()) {
          log.warning("Only web users have a Briefcase");
          return resolve({ kind: "failed", failure: { kind: "refused", status: 403 } });
        }
        const sent$ = send(edit).pipe(
          tap((outcome) => {
            if (outcome.kind === "failed") log.warning("A Briefcase edit failed", outcome.failure);
            else held = edit.keep(held, outcome.answer);
            resolve(outcome);
          }),
        );
        const own: PendingEdit = {
          itemIds: edit.itemIds ?? [],
          show: (briefcase) => edit.show?.(briefcase) ?? briefcase,
          sent$,
        };
        pendingEdits = [...pendingEdits, own];
        publish();
        queue$.next(own);
      }),
  };
}

const NOTHING: EditedBriefcase = {
  folders: [],
  items: [],
  index: new Map(),
  isLoading: false,
  lastUpdated: null,
  failure: null,
  pending: new Set(),
};
