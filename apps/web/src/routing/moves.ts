import { belowBase } from "@rotunda/core";
import type { DetailState, DetailStore, SearchState, SearchStore, SessionStore } from "@rotunda/core/stores";
import type { DataRouter } from "react-router-dom";
import type { WebBrowser } from "../browser/browser.ts";

/**
 * A record that answered with another address (303) replaces the route, so that Back leads to the page before it
 * (spec 4, "Profile load"). While a navigation is under way its own loader looks, because the entry is not there yet.
 */
export function followMoves(router: DataRouter, detail: DetailStore, browser: WebBrowser): () => void {
  const follow = () => {
    const state = detail.state$.value;
    if (state.status !== "moved" || router.state.navigation.state !== "idle") return;
    const path = belowBase(state.to);
    detail.reset();
    if (path === null) browser.leave(state.to, { replace: true });
    else void router.navigate(path, { replace: true });
  };
  const subscription = detail.state$.subscribe(follow);
  const unsubscribe = router.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    unsubscribe();
  };
}

/**
 * A page that the server refuses for want of a session, to someone who had one: it has run out. The guard then leads to
 * the login page, which comes back to this address, search and all (decisions O-25).
 */
export function followExpiry(
  router: DataRouter,
  { search, detail, session }: { search: SearchStore; detail: DetailStore; session: SessionStore },
): () => void {
  const follow = (state: SearchState | DetailState) => {
    if (state.status !== "failed" || state.failure.kind !== "refused" || state.failure.status !== 401) return;
    const known = session.state$.value;
    if (known.status !== "known" || !known.access.isLoggedIn) return;
    session.clear();
    void router.revalidate();
  };
  const subscriptions = [search.state$.subscribe(follow), detail.state$.subscribe(follow)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
