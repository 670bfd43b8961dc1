import type { SessionAnswer } from "./session.ts";

export interface SessionApi {
  /** 200 and 403 both resolve: a 403 still carries session data, without access (spec 4). Rejects with `CallFailed`. */
  session(signal?: AbortSignal): Promise<SessionAnswer>;
  /** Ends the session at the server (spec 7, "Logout"). Rejects with `CallFailed`. */
  signOut(): Promise<void>;
}
