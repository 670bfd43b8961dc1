import type { Failure } from "@rotunda/core";
import type { Services } from "./services.ts";

type RetriedServices = Pick<Services, "startup" | "home" | "search" | "detail">;

/** Retries requests that failed offline when the connection returns. Server errors stay. */
export function retryWhenOnline(window: Window, services: RetriedServices, startAgain: () => void): () => void {
  const recover = () => {
    const { startup, home, search, detail } = services;
    const started = startup.state$.value;
    if (started.status === "failed" && isOffline(started.failure)) return startAgain();
    if (isOffline(home.state$.value.failure)) home.refresh({ force: true });
    const searched = search.state$.value;
    if (searched.status === "failed" && isOffline(searched.failure)) search.retry();
    const shown = detail.state$.value;
    if (shown.status === "failed" && isOffline(shown.failure)) detail.retry();
  };
  window.addEventListener("online", recover);
  return () => window.removeEventListener("online", recover);
}

const isOffline = (failure: Failure | null): boolean => failure?.kind === "offline";
