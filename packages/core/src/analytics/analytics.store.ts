import type { SessionStore } from "../session/session.store.ts";
import type { Analytics } from "./analytics.port.ts";
import { toPageState, type PageContent } from "./page-state.ts";

export interface AnalyticsStore extends ReturnType<typeof createAnalyticsStore> {}

interface AnalyticsStorePorts {
  analytics: Analytics;
  session: Pick<SessionStore, "state$">;
}

/** Creates the store that reports each page view once, after loading. */
export function createAnalyticsStore({ analytics, session }: AnalyticsStorePorts) {
  /** The current page until it is reported. */
  let untold: { path: string; content: PageContent | null } | null = null;

  const tell = () => {
    const reader = session.state$.value;
    if (untold === null || untold.content === null || reader.status === "unknown") return;
    const page = toPageState(untold.path, reader, untold.content);
    untold = null;
    analytics.push({ event: "page-view-ready", page });
  };

  session.state$.subscribe(tell);

  return {
    /** Starts a page (path below the base path) and drops the previous one. */
    enter: (path: string) => {
      untold = { path, content: null };
    },
    /** The page's data is loaded: reported once, when the session is known. */
    ready: (content: PageContent = {}) => {
      untold &&= { path: untold.path, content };
      tell();
    },
  };
}
