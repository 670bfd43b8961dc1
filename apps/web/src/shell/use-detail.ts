import type { DetailState } from "@rotunda/core/stores";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { detailTargetOf } from "../routing/detail-target.ts";
import type { Visit } from "../routing/visit.ts";

/** The record of this visit. Another visit's record, which the next page has already asked for, isn't shown here. */
export function useDetail(visit: Visit): DetailState {
  const state = useBehavior(useService(token.DetailStore).state$);
  if (!("target" in state)) return state;
  const target = detailTargetOf(visit);
  const isOurs = target !== null && state.target.kind === target.kind && state.target.id === target.id;
  return isOurs ? state : { status: "idle" };
}
