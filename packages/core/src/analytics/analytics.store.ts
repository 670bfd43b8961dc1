import type { SessionStore } from "../session/session.store.ts";
import type { Analytics } from "./analytics.port.ts";
import { toPageState, type PageContent } from "./page-state.ts";

export interface AnalyticsStore extends ReturnType<typeof createAnalyticsStore> {}

interface AnalyticsStorePorts {
  analytics: Analytics;
  session: Pick<SessionStore, "state$">;
}

/** Reports each page view once, after loading. */
export function createAnalyticsStore({ analytics, session }: AnalyticsStorePorts) {
  let unreported: { path: string; content: PageContent | null } | null = null;

  const report = () => {
    const reader = session.state$.value;
    if (unreported === null || unreported.content === null || reader.status === "unknown") return;
    const page = toPageState(unreported.path, reader, unreported.content);
    unreported = null;
    analytics.push({ event: "page-view-ready", page });
  };

  session.state$.subscribe(report);

  return {
    /** Starts the view of a page (`path` is below the base path) and drops the previous one. */
    enter: (path: string) => {
      unreported = { path, content: null };
    },
    /** Call when the page's data is loaded. Reports the page once, as soon as the session is known too. */
    ready: (content: PageContent = {}) => {
      unreported &&= { path: unreported.path, content };
      report();
    },
  };
}
