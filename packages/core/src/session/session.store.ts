import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Clock } from "../kernel/platform.port.ts";
import { ANONYMOUS, deriveAccess, type Access } from "./access.ts";
import type { SessionApi, Session, SessionAnswer } from "./session.port.ts";

export type SessionState = { status: "unknown" } | { status: "known"; session: Session; access: Access };

export interface SessionStore extends ReturnType<typeof createSessionStore> {}

const NOBODY: SessionAnswer = { session: ANONYMOUS, briefcase: { folders: [], items: [] } };

export function createSessionStore({ api, clock }: { api: Pick<SessionApi, "session">; clock: Clock }) {
  const state$ = new BehaviorSubject<SessionState>({ status: "unknown" });
  /** The newest session; a visitor's before the first response and after the end. */
  let newest = NOBODY;
  /** Request numbers: a response counts unless a later request was answered or the session ended. */
  let lastAsked = 0;
  let lastAnswered = 0;
  let onItsWay: Promise<SessionAnswer> | null = null;

  const know = (session: Session) => state$.next({ status: "known", session, access: deriveAccess(session, clock()) });

  const answerTo = async (question: number) => {
    try {
      const answer = await api.session();
      if (question > lastAnswered) {
        lastAnswered = question;
        newest = answer;
        know(answer.session);
      }
    } catch (error) {
      if (question > lastAnswered) throw error;
    } finally {
      if (question === lastAsked) onItsWay = null;
    }
    return newest;
  };

  const ask = () => {
    lastAsked += 1;
    onItsWay = answerTo(lastAsked);
    return onItsWay;
  };

  return {
    state$: asBehavior(state$),
    /** Loads the session; concurrent calls share the request. Rejects with `CallFailed`. */
    load: () => onItsWay ?? ask(),
    /** Reloads even while a request is pending; the newest request's response wins. */
    refresh: ask,
    /** Updates the number of rows exported in the last 30 days, as counted by the server. */
    noteExports: (used: number) => {
      const state = state$.value;
      if (state.status === "known") know({ ...state.session, almanacExportCount: used });
    },
    /** Clears user and access; a pending response is dropped. */
    clear: () => {
      lastAnswered = lastAsked;
      onItsWay = null;
      newest = NOBODY;
      know(ANONYMOUS);
    },
  };
}
