import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Clock } from "../kernel/platform.port.ts";
import { ANONYMOUS, deriveAccess, type Access } from "./access.ts";
import type { SessionApi, Session, SessionAnswer } from "./session.port.ts";

export type SessionState = { status: "unknown" } | { status: "known"; session: Session; access: Access };

export interface SessionStore extends ReturnType<typeof createSessionStore> {}

const SIGNED_OUT: SessionAnswer = { session: ANONYMOUS, briefcase: { folders: [], items: [] } };

export function createSessionStore({ api, clock }: { api: Pick<SessionApi, "session">; clock: Clock }) {
  const state$ = new BehaviorSubject<SessionState>({ status: "unknown" });
  /** The newest session; a visitor's before the first response and after the session ended. */
  let newest = SIGNED_OUT;
  /** Request numbers. A response is ignored if a later request was answered before it or the session ended. */
  let lastRequest = 0;
  let lastResponse = 0;
  let pending: Promise<SessionAnswer> | null = null;

  const publish = (session: Session) =>
    state$.next({ status: "known", session, access: deriveAccess(session, clock()) });

  const note = (facts: Partial<Session>) => {
    const state = state$.value;
    if (state.status === "known") publish({ ...state.session, ...facts });
  };

  const request = async (number: number) => {
    try {
      const answer = await api.session();
      if (number > lastResponse) {
        lastResponse = number;
        newest = answer;
        publish(answer.session);
      }
    } catch (error) {
      if (number > lastResponse) throw error;
    } finally {
      if (number === lastRequest) pending = null;
    }
    return newest;
  };

  const load = () => {
    lastRequest += 1;
    pending = request(lastRequest);
    return pending;
  };

  return {
    state$: asBehavior(state$),
    /** Loads the session; concurrent calls share the request. Rejects with `CallFailed`. */
    load: () => pending ?? load(),
    /** Reloads even while a request is pending; the newest request's response wins. */
    refresh: load,
    /** Updates the number of rows exported in the last 30 days, as counted by the server. */
    noteExports: (almanacExportCount: number) => note({ almanacExportCount }),
    /** Updates the number of unread lines of the inbox, as counted by the server. */
    noteUnread: (unread: number) => note({ unread }),
    /** A pending response is dropped. */
    clear: () => {
      lastResponse = lastRequest;
      pending = null;
      newest = SIGNED_OUT;
      publish(ANONYMOUS);
    },
  };
}
