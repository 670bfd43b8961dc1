import { BehaviorSubject } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Clock } from "../kernel/clock.ts";
import { ANONYMOUS, deriveAccess, type Access } from "./access.ts";
import type { SessionApi } from "./session.port.ts";
import type { Session, SessionAnswer } from "./session.ts";

export type SessionState = { status: "unknown" } | { status: "known"; session: Session; access: Access };

export interface SessionStore {
  readonly state$: Behavior<SessionState>;
  /** Asks the server who is asking; calls made while one is on its way share it. Rejects with `CallFailed`. */
  load(): Promise<SessionAnswer>;
  /** After a contact export: the rows used up over the last 30 days, as the server counted them. */
  noteExports(used: number): void;
  /** Forgets user and access (spec 4: a logout clears both and reloads the page). */
  clear(): void;
}

export function createSessionStore({ api, clock }: { api: SessionApi; clock: Clock }): SessionStore {
  const state$ = new BehaviorSubject<SessionState>({ status: "unknown" });
  let loading: Promise<SessionAnswer> | null = null;

  const know = (session: Session) => state$.next({ status: "known", session, access: deriveAccess(session, clock()) });

  const ask = async () => {
    try {
      const answer = await api.session();
      know(answer.session);
      return answer;
    } finally {
      loading = null;
    }
  };

  return {
    state$,
    load: () => (loading ??= ask()),
    noteExports: (used) => {
      const state = state$.value;
      if (state.status === "known") know({ ...state.session, almanacExportCount: used });
    },
    clear: () => know(ANONYMOUS),
  };
}
