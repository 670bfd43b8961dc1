import { LOADING_TEXT_MS, MESSAGES, PRODUCT_NAME } from "@rotunda/core";
import type { DetailState } from "@rotunda/core/stores";
import { announce } from "@rotunda/ui";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { findDetailTarget, type Visit } from "../routing/visit.ts";

/** Returns the record of this visit; idle while the store has the record of another visit. */
export function useDetail(visit: Visit): DetailState {
  const state = useBehavior(useService(token.DetailStore).state$);
  const target = findDetailTarget(visit);
  const isOurs =
    "target" in state && target !== null && state.target.kind === target.kind && state.target.id === target.id;
  const shown: DetailState = isOurs || !("target" in state) ? state : { status: "idle" };
  useLoadingAnnounced(shown.status !== "done" && shown.status !== "failed");
  return shown;
}

/** Announces slow loading, because screen readers don't see skeletons. */
function useLoadingAnnounced(isWaiting: boolean): void {
  const product = useConfig()?.constants.productName ?? PRODUCT_NAME;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => announce(MESSAGES.loading(product)), LOADING_TEXT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, product]);
}
