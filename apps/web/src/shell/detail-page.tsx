import {
  type Detail,
  type Failure,
  type FailureView,
  findDetailTarget,
  LOADING_TEXT_MS,
  MESSAGES,
  PRODUCT_NAME,
} from "@rotunda/core";
import type { DetailState } from "@rotunda/core/stores";
import { announce, FailureNotice } from "@rotunda/ui";
import { type ComponentType, type ReactNode, useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import type { ScreenProps, Visit } from "../routing/guard-route.ts";
import { NotFoundPage, ServerErrorPage } from "./failure-pages.tsx";
import { PageHeading } from "./page-heading.tsx";

type DetailOf<Kind extends Detail["kind"]> = Extract<Detail, { kind: Kind }>;

/** Creates the screen of a kind of record: its details, its skeleton until it has loaded, or why it can't be shown. */
export function createDetailScreen<Kind extends Detail["kind"]>(
  kind: Kind,
  skeleton: ReactNode,
  Details: ComponentType<DetailOf<Kind> & ScreenProps>,
): ComponentType<ScreenProps> {
  const isKind = (detail: Detail): detail is DetailOf<Kind> => detail.kind === kind;
  return function DetailScreen({ visit }) {
    const state = useDetail(visit);
    if (state.status === "failed") return <DetailFailure view={state.view} failure={state.failure} />;
    if (state.status !== "done" || !isKind(state.detail)) return skeleton;
    return <Details key={visit.id} {...state.detail} visit={visit} />;
  };
}

/** Returns the record of this visit; idle while the store has the record of another visit. */
function useDetail(visit: Visit): DetailState {
  const state = useBehavior(useService(token.DetailStore).state$);
  const target = findDetailTarget(visit);
  const isRotunda =
    "target" in state && target !== null && state.target.kind === target.kind && state.target.id === target.id;
  const shown: DetailState = isRotunda || !("target" in state) ? state : { status: "idle" };
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

/** Replaces a record that failed to load ("Profile load"). */
function DetailFailure({ view, failure }: { view: FailureView; failure: Failure }) {
  const detail = useService(token.DetailStore);
  if (view === "not-found") return <NotFoundPage />;
  if (view === "server-error") return <ServerErrorPage />;
  return (
    <>
      <PageHeading>{view === "busy" ? "Please wait" : "Connection lost"}</PageHeading>
      <FailureNotice failure={failure} onRetry={() => detail.retry()} />
    </>
  );
}
