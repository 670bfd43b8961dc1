import type { Browser } from "@rotunda/core";

/** The port, and what only a router knows to ask for. */
export interface WebBrowser extends Browser {
  /** With `replace`, Back from there finds the page before this one, which only passed on. */
  leave(href: string, options?: { replace?: boolean }): void;
  /** True if the server answers at all. */
  reachesServer(): Promise<boolean>;
}

/** A server that has not answered by then is called unreachable. */
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
          () => true,
          () => false,
        ),
    saveFile: (name, contents, mediaType) => {
      // A copy, because a Blob wants bytes that no other thread can share.
      const address = URL.createObjectURL(new Blob([new Uint8Array(contents)], { type: mediaType }));
      const link = window.document.createElement("a");
      link.href = address;
      link.download = name;
      link.click();
      // The download reads the address after this task; some browsers well after it.
      window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
    },
  };
}

/**
 * The port of the server that serves this page, when it says that it does. The
 * dev server leaves the placeholder as it is, and then the server is wherever it usually is.
 */
export function readServerPort({ document, location }: Window): string | undefined {
  const said = document.querySelector<HTMLMetaElement>('meta[name="rotunda-server"]')?.content;
  if (said !== "self") return undefined;
  return location.port || (location.protocol === "https:" ? "443" : "80");
}
