import type { Behavior } from "@rotunda/core/stores";
import type { DataRouter } from "react-router-dom";
import type { Services } from "./services.ts";

interface Shown {
  search: Pick<Services["search"], "state$">;
  detail: Pick<Services["detail"], "state$">;
  home: Pick<Services["home"], "state$">;
}

/** Resolves when the first screen can render completely: its code has loaded, and its data has loaded or failed. */
export async function waitForFirstScreen(router: DataRouter, { search, detail, home }: Shown): Promise<void> {
  await waitForRouter(router);
  await waitUntil(search.state$, ({ status }) => status !== "loading");
  await waitUntil(detail.state$, ({ status }) => status !== "loading");
  await waitUntil(home.state$, ({ isLoading }) => !isLoading);
}

function waitForRouter(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

async function waitUntil<T>(state$: Behavior<T>, isReached: (state: T) => boolean): Promise<void> {
  let subscription: { unsubscribe(): void } | undefined;
  await new Promise<void>((resolve) => {
    subscription = state$.subscribe((state) => {
      if (isReached(state)) resolve();
    });
  });
  subscription?.unsubscribe();
}
