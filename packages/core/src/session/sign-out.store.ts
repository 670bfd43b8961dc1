import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Browser } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { NOTICE_TIMEOUTS, createErrorNotice, type NoticePorts } from "../notices/notice.ts";
import type { SessionApi } from "./session.port.ts";
import type { SessionStore } from "./session.store.ts";

export interface SignOutStore extends ReturnType<typeof createSignOutStore> {}

interface SignOutStorePorts extends NoticePorts {
  api: Pick<SessionApi, "signOut">;
  session: Pick<SessionStore, "clear">;
  browser: Pick<Browser, "reload">;
}

export function createSignOutStore({ api, session, browser, notices, log }: SignOutStorePorts) {
  const state$ = new BehaviorSubject<{ status: "idle" | "running" }>({ status: "idle" });
  let running: Promise<void> | null = null;

  const end = async () => {
    state$.next({ status: "running" });
    try {
      await api.signOut().catch(ignoreSignedOut);
      session.clear();
      browser.reload();
    } catch (error) {
      // The session continues on the server, so the page must not show that it ended.
      log.error("Signing out failed", error);
      notices.show(createErrorNotice(MESSAGES.signOutFailed, NOTICE_TIMEOUTS.shell));
    } finally {
      running = null;
      state$.next({ status: "idle" });
    }
  };

  return {
    state$: asBehavior(state$),
    /** Ends the session, clears it and reloads the page. Never rejects. */
    signOut: () => (running ??= end()),
  };
}

/** 401: the session had already ended. */
function ignoreSignedOut(error: unknown): void {
  if (!(error instanceof CallFailed) || error.code !== "401") throw error;
}
