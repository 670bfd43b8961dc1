import { BehaviorSubject } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import { ANONYMOUS, deriveAccess, type Access } from "./access.ts";
import type { SessionApi } from "./session.port.ts";
import type { Session, SessionAnswer } from "./session.ts";

export type SessionState = { status: "unknown" } | { status: "known"; session: Session; access: Access };

export interface SessionStore {
  readonly state$: Behavior<SessionState>;
  /**
   * Asks the server who is asking; calls made while one is pending share it. Resolves with the newest answer, or a
   * visitor's if the session ended meanwhile. Rejects with `CallFailed`.
   */
  load(): Promise<SessionAnswer>;
  /** Asks again, even while a request is pending. The answer to the newest request holds, however late others come. */
  refresh(): Promise<SessionAnswer>;
  /** After a contact export: the rows used up over the last 30 days, as the server counted them. */
  noteExports(used: number): void;
  /** Forgets user and access; a pending answer is dropped. */
  clear(): void;
}

const NOBODY: SessionAnswer = { session: ANONYMOUS, briefcase: { folders: [], items: [] } };

export function createSessionStore({ api, clock }: { api: Pick<SessionApi, "session">; clock: Clock }): SessionStore {
  const state$ = new BehaviorSubject<SessionState>({ status: "unknown" });
  /** The newest session; nobody's before the first answer and after the session has ended. */
  let newest = NOBODY;
  /** Questions are numbered. An answer counts if no later question has been answered, nor the session ended since. */
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
    state$,
    load: () => onItsWay ?? ask(),
    refresh: ask,
    noteExports: (used) => {
      const state = state$.value;
      if (state.status === "known") know({ ...state.session, almanacExportCount: used });
    },
    clear: () => {
      lastAnswered = lastAsked;
      onItsWay = null;
      newest = NOBODY;
      know(ANONYMOUS);
    },
  };
}
