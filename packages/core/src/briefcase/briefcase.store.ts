import { BehaviorSubject, EMPTY, Subject, catchError, concatMap, defer, from, map, of, switchMap, tap } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import { failureOf, type Failure } from "../kernel/failure.ts";
import { isFresh } from "../kernel/freshness.ts";
import { fromCall } from "../kernel/from-call.store.ts";
import type { Log } from "../navigation/log.port.ts";
import { NOTICE_TIMEOUTS, errorNotice, successNotice, type Notice } from "../notices/notice.ts";
import { MESSAGES } from "../notices/messages.ts";
import type { SearchItem } from "../search/search-item.ts";
import type { SessionStore } from "../session/session.store.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase, Folder } from "./briefcase.ts";
import type { BriefcaseApi, ToggleCommand } from "./briefcase.port.ts";
import { BRIEFCASE_PAGE_SIZE, defaultFolder, folderIndex } from "./items.ts";
import { planToggle, type ToggleRequest } from "./plan-toggle.ts";

export interface BriefcaseState {
  folders: readonly Folder[];
  /** The card of each distinct item. */
  items: readonly SearchItem[];
  /** Which folders an item is in; an item in none has no entry. */
  index: ReadonlyMap<string, readonly number[]>;
  defaultFolderId: number | null;
  /** The folder shown; the default one unless another was opened. */
  currentFolderId: number | null;
  /** The item whose folders are being chosen: the move dialog is open while there is one. */
  itemBeingMoved: string | null;
  /** From 1, within the folder shown. */
  page: number;
  pageSize: number;
  isLoading: boolean;
  lastUpdated: Date | null;
  /** Items with an edit the server hasn't answered yet. */
  pending: ReadonlySet<string>;
}

export interface BriefcaseStore {
  readonly state$: Behavior<BriefcaseState>;
  /** Takes the Briefcase another answer carried (spec 7, "Session"); it doesn't count as a refresh. */
  accept(briefcase: Briefcase): void;
  /** Skipped without access, while one is under way and within two minutes of the last, unless forced (spec 4). */
  refresh(options?: { force?: boolean }): void;
  /** A press on an item's star; with an action and folders, that edit of the one item. */
  toggle(item: SearchItem, request?: Omit<ToggleRequest, "itemIds">): void;
  /** Opens the move dialog for an item. */
  openMove(itemId: string): void;
  closeMove(): void;
  /** Shows a folder from its first page; null shows the default one. */
  openFolder(folderId: number | null): void;
  goToPage(page: number): void;
}

/** Spec 9. */
const REFRESH_WINDOW_MS = 2 * 60 * 1000;

/** An edit that shows at once and is taken back if the server doesn't make it. */
interface Edit {
  command: ToggleCommand;
  item: SearchItem;
}

type Outcome = { kind: "done" } | { kind: "full" } | { kind: "failed"; failure: Failure };

export interface BriefcaseStorePorts {
  api: BriefcaseApi;
  notices: { show(notice: Notice): void };
  session: Pick<SessionStore, "state$">;
  log: Log;
  clock: Clock;
}

export function createBriefcaseStore({ api, notices, session, log, clock }: BriefcaseStorePorts): BriefcaseStore {
  const state$ = new BehaviorSubject<BriefcaseState>(NOTHING);
  const edits$ = new Subject<Edit>();
  const refreshes$ = new Subject<"ask" | "stop">();
  /** What the server is known to hold; what is shown is this with the edits on their way applied. */
  let held: Briefcase = { folders: [], items: [] };
  let edits: Edit[] = [];

  const publish = (patch: Partial<BriefcaseState> = {}) => {
    const { folders, items } = edits.reduce((shown, edit) => applyToggle(shown, edit.command, [edit.item]), held);
    const pending = new Set(edits.flatMap((edit) => edit.command.itemIds));
    state$.next(placed({ ...state$.value, ...patch, folders, items, index: folderIndex({ folders }), pending }));
  };

  const mayUse = () => {
    const { value } = session.state$;
    return value.status === "known" && value.access.isWebUser && value.access.hasVignetteAccess;
  };

  const refresh = (force: boolean) => {
    if (!mayUse()) return;
    const { isLoading, lastUpdated } = state$.value;
    if (!force && (isLoading || isFresh(lastUpdated, clock(), REFRESH_WINDOW_MS))) return;
    publish({ isLoading: true });
    refreshes$.next("ask");
  };

  // switchMap: a forced refresh, or an edit that has since been made, outdates the answer still on its way.
  refreshes$
    .pipe(
      switchMap((wanted) => {
        if (wanted === "stop") return EMPTY;
        return fromCall((signal) => api.briefcase(signal)).pipe(
          tap((briefcase) => {
            held = briefcase;
            publish({ isLoading: false, lastUpdated: clock() });
          }),
          catchError((error: unknown) => {
            log.error("The Briefcase could not be refreshed", error);
            publish({ isLoading: false });
            return EMPTY;
          }),
        );
      }),
    )
    .subscribe();

  const send = ({ command }: Edit) =>
    defer(() => from(api.toggle(command))).pipe(
      map((done): Outcome => (done ? { kind: "done" } : { kind: "full" })),
      catchError((error: unknown) => of<Outcome>({ kind: "failed", failure: failureOf(error) })),
    );

  const settle = (edit: Edit, outcome: Outcome) => {
    edits = edits.filter((other) => other !== edit);
    if (outcome.kind === "done") held = applyToggle(held, edit.command, [edit.item]);
    if (outcome.kind === "failed") log.warning("A Briefcase toggle failed", outcome.failure);
    // An answer asked for before this edit would take it back again for a moment.
    refreshes$.next("stop");
    publish({ isLoading: false });
    notices.show(describeOutcome(edit, outcome, held.folders));
    // After a failure nobody knows what the server did, so it is asked then, too.
    if (outcome.kind !== "full" && edits.length === 0) refresh(true);
  };

  // concatMap: edits reach the server one after another, in the order they were made.
  edits$.pipe(concatMap((edit) => send(edit).pipe(tap((outcome) => settle(edit, outcome))))).subscribe();

  return {
    state$,
    accept: (briefcase) => {
      held = briefcase;
      publish();
    },
    refresh: ({ force = false } = {}) => refresh(force),
    toggle: (item, request = {}) => {
      const itemId = item.briefcaseItemId;
      if (!mayUse()) return log.warning("Only web users have a Briefcase");
      // The second click of a double click: the first one's answer decides what a star does next.
      if (state$.value.pending.has(itemId)) return;
      const plan = planToggle({ ...request, itemIds: [itemId] }, state$.value.folders);
      switch (plan.do) {
        case "refuse":
          return notices.show(errorNotice(plan.message, NOTICE_TIMEOUTS.briefcase));
        case "choose-folders":
          return publish({ itemBeingMoved: plan.itemId });
        case "send": {
          const edit = { command: plan.command, item };
          edits = [...edits, edit];
          publish();
          edits$.next(edit);
        }
      }
    },
    openMove: (itemId) => publish({ itemBeingMoved: itemId }),
    closeMove: () => publish({ itemBeingMoved: null }),
    openFolder: (folderId) => publish({ currentFolderId: folderId, page: 1 }),
    goToPage: (page) => publish({ page }),
  };
}

const NOTHING: BriefcaseState = {
  folders: [],
  items: [],
  index: new Map(),
  defaultFolderId: null,
  currentFolderId: null,
  itemBeingMoved: null,
  page: 1,
  pageSize: BRIEFCASE_PAGE_SIZE,
  isLoading: false,
  lastUpdated: null,
  pending: new Set(),
};

/** Keeps folder and page on something that exists: a deleted folder gives way to the default one. */
function placed(state: BriefcaseState): BriefcaseState {
  const { folders } = state;
  const defaultFolderId = defaultFolder(folders)?.id ?? null;
  // Before the folders are known, a folder that was chosen is taken on trust.
  const isKnown = folders.length === 0 || folders.some(({ id }) => id === state.currentFolderId);
  const currentFolderId = isKnown ? state.currentFolderId : defaultFolderId;
  const shown = folders.find(({ id }) => id === currentFolderId);
  const pages = shown ? Math.max(1, Math.ceil(shown.items.length / state.pageSize)) : Infinity;
  return { ...state, defaultFolderId, currentFolderId, page: Math.min(Math.max(1, state.page), pages) };
}

function describeOutcome({ command, item }: Edit, outcome: Outcome, folders: readonly Folder[]): Notice {
  const { preferredNameDisplay: name, briefcaseItemId: itemId } = item;
  if (outcome.kind === "full" && command.action !== "remove") {
    return errorNotice(MESSAGES.briefcaseFull, NOTICE_TIMEOUTS.persistent);
  }
  if (outcome.kind !== "done") {
    return errorNotice(ownSentence(outcome) ?? MESSAGES.toggleFailed, NOTICE_TIMEOUTS.briefcase);
  }
  switch (command.action) {
    case "add":
      return { ...successNotice(MESSAGES.addedToBriefcase(name)), itemBeingMoved: itemId };
    case "remove":
      return successNotice(MESSAGES.removedFromBriefcase(name));
    case "move":
      return successNotice(MESSAGES.movedToFolders(name, namesOf(folders, command.destFolderId)));
    default:
      return command satisfies never;
  }
}

function namesOf(folders: readonly Folder[], folderId: number): string[] {
  return folders.filter(({ id }) => id === folderId).map((folder) => folder.name);
}

function ownSentence(outcome: Outcome): string | undefined {
  return outcome.kind === "failed" && outcome.failure.kind === "refused" ? outcome.failure.message : undefined;
}
