import { findServerOrigin, type HttpOptions } from "@rotunda/adapters-http";
import type { Analytics, Browser, EntryLevel, LogOutput } from "@rotunda/core";
import type { WindowWidth } from "@rotunda/core/stores";

/** Core's port, and functions that only the router needs. */
export interface WebBrowser extends Browser {
  /** With `replace`, Back skips the current page. */
  leave(href: string, options?: { replace?: boolean }): void;
  /** True if the server responds; a proxy in front of it may report that it is down. */
  reachesServer(): Promise<boolean>;
}

const REACHED_WITHIN_MS = 10_000;

export function createBrowser(window: Window): WebBrowser {
  return {
    leave: (href, { replace = false } = {}) => {
      if (replace) window.location.replace(href);
      else window.location.assign(href);
    },
    reload: () => window.location.reload(),
    reachesServer: () =>
      window
        .fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(REACHED_WITHIN_MS) })
        .then(
          ({ ok }) => ok,
          () => false,
        ),
    saveFile: (name, contents, mediaType) => {
      // Copied because a Blob doesn't accept a SharedArrayBuffer.
      const part = typeof contents === "string" ? contents : new Uint8Array(contents);
      const address = URL.createObjectURL(new Blob([part], { type: mediaType }));
      const link = window.document.createElement("a");
      link.href = address;
      link.download = name;
      link.click();
      // Some browsers read the URL long after the click.
      window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  };
}

/**
 * Returns the port of the server if it serves this page itself. The dev server leaves the placeholder in the page, and
 * then the default port is used.
 */
export function readServerPort({ document, location }: Window): string | undefined {
  const server = document.querySelector<HTMLMetaElement>('meta[name="rotunda-server"]')?.content;
  if (server !== "self") return undefined;
  return location.port || (location.protocol === "https:" ? "443" : "80");
}

export const createWindowWidth = (window: Window): WindowWidth => ({
  width: () => window.innerWidth,
  watch: (listener) => {
    window.addEventListener("resize", listener);
    return () => window.removeEventListener("resize", listener);
  },
});

/**
 * Pushes to `window.dataLayer` of the operator's tag manager. Looked up for each event because its script may load
 * after the page; without it events are dropped.
 */
export const createAnalytics = (window: Window & { dataLayer?: unknown }): Analytics => ({
  push: (event) => {
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(event);
  },
});

/** The environment of a page: a browser, or the server that renders the first screen. */
export interface Platform {
  browser: WebBrowser;
  analytics: Analytics;
  width: WindowWidth;
  /** The ISO day on which the server rendered the page; null if it didn't. */
  renderedOn: string | null;
  page: () => string;
  http: Pick<HttpOptions, "origin" | "answer">;
}

export const createBrowserPlatform = (
  window: Window,
  { renderedOn = null, answer }: Partial<Pick<Platform, "renderedOn"> & Pick<HttpOptions, "answer">> = {},
): Platform => ({
  browser: createBrowser(window),
  analytics: createAnalytics(window),
  width: createWindowWidth(window),
  renderedOn,
  page: () => window.location.href,
  http: { origin: findServerOrigin(window.location, readServerPort(window)), ...(answer && { answer }) },
});

const CONSOLE_METHODS = {
  fatal: "error",
  error: "error",
  warning: "warn",
  info: "info",
  debug: "debug",
  trace: "debug",
} as const satisfies Record<EntryLevel, keyof Console>;

export const createLogOutput = (console: Pick<Console, (typeof CONSOLE_METHODS)[EntryLevel]>): LogOutput => ({
  print: (level, message, detail) => {
    if (detail === undefined) console[CONSOLE_METHODS[level]](message);
    else console[CONSOLE_METHODS[level]](message, detail);
  },
});
