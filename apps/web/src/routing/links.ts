import { stripBasePath, isRepeatVisit } from "@rotunda/core";
import type { DataRouter } from "react-router-dom";
import { waitForPaint } from "./wait-for-paint.ts";
import { showHashTarget } from "./hash-target.ts";

/**
 * Links are plain `<a href>`; the ones that stay in the product are followed by the router. Clicks that ask for
 * something else (another tab, a download, another site) are the browser's.
 */
export function interceptLinks(document: Document, router: DataRouter): () => void {
  const follow = (event: MouseEvent) => {
    const path = isPlain(event) ? findLinkPath(event.target) : null;
    if (path === null) return;
    event.preventDefault();
    void waitForPaint().then(() => goTo(router, path));
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** Goes to a path below the base path, unless the reader is there already. Failures are ignored. */
function goTo(router: DataRouter, path: string): void {
  const { pathname, search, hash } = router.state.location;
  const here = `${stripBasePath(pathname) ?? pathname}${search}${hash}`;
  if (isRepeatVisit(here, path)) {
    if (hash) showHashTarget(hash);
    return;
  }
  const isSamePage = path.replace(/[?#].*$/s, "") === (stripBasePath(pathname) ?? pathname);
  router.navigate(path, { preventScrollReset: isSamePage && !path.includes("#") }).catch(() => {});
}

const isPlain = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address of the link around an element, without the base path; null outside the product. */
export function findLinkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? linkAt(target) : null;
  return link && link.origin === window.location.origin ? stripBasePath(formatPath(link)) : null;
}

function linkAt(target: Element): URL | null {
  const link = target.closest("a[href]");
  if (!link || link.hasAttribute("download")) return null;
  const isHere = /^(?:_self)?$/.test(link.getAttribute("target") ?? "");
  // The links of a drawn map are SVG, whose addresses aren't taken apart for us.
  const href = link.getAttribute("href") ?? "";
  return isHere && URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : null;
}

const formatPath = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;
