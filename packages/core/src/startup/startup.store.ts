import { BehaviorSubject, Subscription, timer } from "rxjs";
import type { BriefcaseStore } from "../briefcase/briefcase.store.ts";
import type { Behavior } from "../kernel/behavior.ts";
import { toFailure, type Failure } from "../kernel/failure.ts";
import type { LookupsStore } from "../lookups/lookups.store.ts";
import type { Log } from "../kernel/log.port.ts";
import { ROUTES } from "../navigation/routes.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice } from "../notices/notice.ts";
import type { NoticesStore } from "../notices/notices.store.ts";
import { LOADING_TEXT_MS, SLOW_LOAD_MS, findLandingRoute } from "./landing.ts";
import type { SessionStore } from "../session/session.store.ts";

type StartupState =
  /** `isSlow` after two seconds: time to say that something is loading. */
  | { status: "loading"; isSlow: boolean; redirectPath: string | null }
  | { status: "ready" }
  /** `broken` shows the server-error view; any other failure has shown its notice. */
  | { status: "failed"; failure: Failure };

export interface StartupStore {
  readonly state$: Behavior<StartupState>;
  /** Starts loading; after a failure, starts again. Does nothing while loading is under way or has finished. */
  begin(): void;
  /** Remembers where the reader wanted to go, as a path below the base path. */
  keep(path: string): void;
  /** Resolves when loading has finished, well or not. */
  settled(): Promise<void>;
  /** Where to go when loading has finished, below the base path: the path kept, or the account or home. */
  nextPath(): string;
}

interface StartupStorePorts {
  lookups: Pick<LookupsStore, "load">;
  session: Pick<SessionStore, "load" | "state$">;
  briefcase: Pick<BriefcaseStore, "accept" | "refresh">;
  notices: Pick<NoticesStore, "show" | "whenReady">;
  log: Log;
}

/** The loading sequence: app config, session, Briefcase if there is access, finish. */
export function createStartupStore(ports: StartupStorePorts): StartupStore {
  const { lookups, session, briefcase, notices, log } = ports;
  const state$ = new BehaviorSubject<StartupState>({ status: "loading", isSlow: false, redirectPath: null });
  let redirectPath: string | null = null;
  let running: Promise<void> | null = null;

  const load = async () => {
    // Asked together, since neither needs the other's answer; the hints are read from the config where they are shown.
    const [, answer] = await Promise.all([lookups.load(), session.load()]);
    briefcase.accept(answer.briefcase);
    // Not waited for: the session has brought the Briefcase already. Without access the store skips the call.
    briefcase.refresh();
  };

  const run = async () => {
    const timers = new Subscription();
    timers.add(timer(LOADING_TEXT_MS).subscribe(() => state$.next({ status: "loading", isSlow: true, redirectPath })));
    timers.add(timer(SLOW_LOAD_MS).subscribe(() => log.warning("Loading takes more than 10 seconds")));
    try {
      await load();
      state$.next({ status: "ready" });
    } catch (error) {
      fail(toFailure(error));
    } finally {
      timers.unsubscribe();
    }
  };

  const fail = (failure: Failure) => {
    log.error("Loading failed", failure);
    state$.next({ status: "failed", failure });
    if (failure.kind === "broken") return;
    // Loading begins before there is a page, and may fail before.
    void notices.whenReady.then(() => notices.show(createErrorNotice(MESSAGES.startupFailed, NOTICE_TIMEOUTS.shell)));
  };

  return {
    state$,
    begin: () => {
      if (running && state$.value.status !== "failed") return;
      state$.next({ status: "loading", isSlow: false, redirectPath });
      running = run();
    },
    keep: (path) => {
      redirectPath = path;
      if (state$.value.status === "loading") state$.next({ ...state$.value, redirectPath });
    },
    settled: () => running ?? Promise.resolve(),
    nextPath: () => redirectPath ?? buildLandingPath(session),
  };
}

function buildLandingPath({ state$: { value } }: Pick<SessionStore, "state$">): string {
  return ROUTES[findLandingRoute(value.status === "known" ? value.access : null)].path;
}
