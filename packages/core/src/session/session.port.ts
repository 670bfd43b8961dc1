import type { SessionAnswer } from "./session.ts";

export interface SessionApi {
  /** Resolves for 200 and 403: a 403 has session data without access. Rejects with `CallFailed`. */
  session(signal?: AbortSignal): Promise<SessionAnswer>;
  /** Ends the session on the server. Rejects with `CallFailed`. */
  signOut(): Promise<void>;
}
