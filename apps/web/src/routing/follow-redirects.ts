import { stripBasePath } from "@rotunda/core";
import type { DetailStore, SessionState, SessionStore } from "@rotunda/core/stores";
import type { DataRouter } from "react-router-dom";
import type { WebBrowser } from "../browser/browser.ts";

/**
 * Replaces the route of a record that redirected (303), so that Back skips it. During a navigation the loader does so
 * instead, because the history entry doesn't exist yet.
 */
export function followRedirects(router: DataRouter, detail: DetailStore, browser: WebBrowser): () => void {
  const follow = () => {
    const state = detail.state$.value;
    if (state.status !== "moved" || router.state.navigation.state !== "idle") return;
    const path = stripBasePath(state.to);
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

/** Revalidates when the session expires: the guard redirects to the login page, which returns here. */
export function followExpiry(router: DataRouter, session: SessionStore): () => void {
  const isLoggedIn = (state: SessionState) => state.status === "known" && state.access.isLoggedIn;
  let wasLoggedIn = isLoggedIn(session.state$.value);
  const subscription = session.state$.subscribe((state) => {
    if (wasLoggedIn && !isLoggedIn(state)) void router.revalidate();
    wasLoggedIn = isLoggedIn(state);
  });
  return () => subscription.unsubscribe();
}
