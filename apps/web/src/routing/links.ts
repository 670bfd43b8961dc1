import { isRepeatVisit, stripBasePath } from "@rotunda/core";
import { useCallback } from "react";
import { type DataRouter, useNavigate } from "react-router-dom";
import { showHashTarget } from "./hash-target.ts";

/** The browser handles other clicks (new tab, download, other site). */
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

/** Navigates to a path below the base path unless it is the current one. Failures are ignored. */
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

/** Returns the path of the link around an element, without the base path; null outside the product. */
export function findLinkPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? linkAt(target) : null;
  return link && link.origin === window.location.origin ? stripBasePath(formatPath(link)) : null;
}

function linkAt(target: Element): URL | null {
  const link = target.closest("a[href]");
  if (!link || link.hasAttribute("download")) return null;
  const isHere = /^(?:_self)?$/.test(link.getAttribute("target") ?? "");
  // `href` of an SVG link isn't a string, so the attribute is read.
  const href = link.getAttribute("href") ?? "";
  return isHere && URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI) : null;
}

const formatPath = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;

/** Timeout in ms, because a hidden window never paints. */
const TIMEOUT_MS = 100;

/** Resolves after the browser has painted the pressed state, because navigating takes longer than a frame. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, TIMEOUT_MS);
  });
}

/** Navigates to a URL of the product, including the base path. Keeps the scroll position if only the query changes. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href: string) => {
      const path = stripBasePath(href);
      if (path === null) return;
      const isSamePage = href.replace(/[?#].*$/s, "") === window.location.pathname;
      // A failed navigation leaves the reader on the page.
      waitForPaint()
        .then(() => navigate(path, { preventScrollReset: isSamePage }))
        .catch(() => {});
    },
    [navigate],
  );
}
