import type { SessionStore } from "../session/session.store.ts";
import type { Analytics } from "./analytics.port.ts";
import { toPageState, type PageContent } from "./page-state.ts";

export interface AnalyticsStore {
  /** A navigation has led to a page, by its path below the base path. What the last one held is forgotten. */
  enter(path: string): void;
  /** Its data is loaded: the page is reported once, as soon as the reader is known. */
  ready(content?: PageContent): void;
}

interface AnalyticsStorePorts {
  analytics: Analytics;
  session: Pick<SessionStore, "state$">;
}

/** Tells each page view once, after the page has loaded. */
export function createAnalyticsStore({ analytics, session }: AnalyticsStorePorts): AnalyticsStore {
  /** The page on the screen, until it is reported. */
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
    enter: (path) => {
      untold = { path, content: null };
    },
    ready: (content = {}) => {
      untold &&= { path: untold.path, content };
      tell();
    },
  };
}
