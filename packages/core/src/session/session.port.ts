import type { Briefcase } from "../records/briefcase.ts";
import type { Camelized } from "../kernel/camelize.ts";
import type { SessionWire } from "../wire/session.ts";

export interface SessionApi {
  /** Resolves for 200 and 403: a 403 has session data without access. Rejects with `CallFailed`. */
  session(signal?: AbortSignal): Promise<SessionAnswer>;
  /** Rejects with `CallFailed`. */
  signOut(): Promise<void>;
}

/** The user. Anonymous visitors have nulls and empty lists. */
export interface Session extends Omit<Camelized<SessionWire>, "briefcase"> {}

export interface SessionAnswer {
  session: Session;
  briefcase: Briefcase;
}
