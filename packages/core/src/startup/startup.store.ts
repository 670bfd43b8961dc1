import { BehaviorSubject, Subscription, timer } from "rxjs";
import type { BriefcaseStore } from "../briefcase/briefcase.store.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { toFailure, type Failure } from "../kernel/failure.ts";
import type { LookupsStore } from "../lookups/lookups.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { ROUTES } from "../navigation/routes.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice } from "../notices/notice.ts";
import type { NoticesStore } from "../notices/notices.store.ts";
import { LOADING_TEXT_MS, SLOW_LOAD_MS, findLandingRoute } from "./loading.ts";
import type { SessionStore } from "../session/session.store.ts";

type StartupState =
  /** `isSlow` after two seconds, to show a message. */
  | { status: "loading"; isSlow: boolean; redirectPath: string | null }
  | { status: "ready" }
  /** `broken` shows the server-error view; other failures have shown a notice. */
  | { status: "failed"; failure: Failure };

export interface StartupStore extends ReturnType<typeof createStartupStore> {}

interface StartupStorePorts {
  lookups: Pick<LookupsStore, "load">;
  session: Pick<SessionStore, "load" | "state$">;
  briefcase: Pick<BriefcaseStore, "accept" | "refresh">;
  notices: Pick<NoticesStore, "show" | "whenReady">;
  log: Log;
}

export function createStartupStore(ports: StartupStorePorts) {
  const { lookups, session, briefcase, notices, log } = ports;
  const state$ = new BehaviorSubject<StartupState>({ status: "loading", isSlow: false, redirectPath: null });
  let redirectPath: string | null = null;
  let running: Promise<void> | null = null;

  const run = async () => {
    const timers = new Subscription();
    timers.add(timer(LOADING_TEXT_MS).subscribe(() => state$.next({ status: "loading", isSlow: true, redirectPath })));
    timers.add(timer(SLOW_LOAD_MS).subscribe(() => log.warning("Loading takes more than 10 seconds")));
    try {
      // In parallel, since they are independent.
      const [, answer] = await Promise.all([lookups.load(), session.load()]);
      briefcase.accept(answer.briefcase);
      // Not awaited: the session includes the Briefcase. Without access the store skips it.
      briefcase.refresh();
      state$.next({ status: "ready" });
    } catch (error) {
      const failure = toFailure(error);
      log.error("Loading failed", failure);
      state$.next({ status: "failed", failure });
      if (failure.kind === "broken") return;
      // Waits for the message area, because loading starts before it is rendered.
      const notice = createErrorNotice(MESSAGES.startupFailed, NOTICE_TIMEOUTS.shell);
      void notices.whenReady.then(() => notices.show(notice));
    } finally {
      timers.unsubscribe();
    }
  };

  return {
    state$: asBehavior(state$),
    /** Starts loading, or retries a failure; no effect while loading or once ready. */
    begin: () => {
      if (running && state$.value.status !== "failed") return;
      state$.next({ status: "loading", isSlow: false, redirectPath });
      running = run();
    },
    /** Stores the path to open after loading, below the base path. */
    keep: (path: string) => {
      redirectPath = path;
      if (state$.value.status === "loading") state$.next({ ...state$.value, redirectPath });
    },
    settled: () => running ?? Promise.resolve(),
    /** Returns the path to open after loading, below the base path: the stored one, or account or home. */
    nextPath: () => redirectPath ?? buildLandingPath(session),
  };
}

function buildLandingPath({ state$: { value } }: Pick<SessionStore, "state$">): string {
  return ROUTES[findLandingRoute(value.status === "known" ? value.access : null)].path;
}
