import type { Access, AppConfig, Session } from "@rotunda/core";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "./services.tsx";

/** Null while the product loads. */
export function useConfig(): AppConfig | null {
  const state = useBehavior(useService(token.LookupsStore).state$);
  return state.status === "ready" ? state.config : null;
}

/** Null while the product loads. */
export function useReader(): { session: Session; access: Access } | null {
  const state = useBehavior(useService(token.SessionStore).state$);
  return state.status === "known" ? state : null;
}
