import type { SessionAnswer } from "./session.ts";

export interface SessionApi {
  /** 200 and 403 both resolve: a 403 still carries session data, without access. Rejects with `CallFailed`. */
  session(signal?: AbortSignal): Promise<SessionAnswer>;
  /** Ends the session at the server. Rejects with `CallFailed`. */
  signOut(): Promise<void>;
}
