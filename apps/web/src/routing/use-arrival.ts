import { announce } from "@rotunda/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusElement, showHashTarget } from "./hash-target.ts";
import type { Visit } from "./guard-route.ts";

/**
 * Focuses the heading (or the hash target) and announces the title after a page change. Changes of the query keep the
 * focus. Browsers announce the first page themselves.
 */
export function useArrival(visit: Visit | null, title: string): void {
  // Not from `visit`, which doesn't change when only the hash does.
  const { hash } = useLocation();
  const page = visit && `${visit.route} ${visit.id ?? ""} ${visit.folderId ?? ""}`;
  const shown = useRef<string | null>(null);
  const isDue = useRef(false);
  const hashShown = useRef("");

  useEffect(() => {
    if (visit === null) return;
    if (page !== shown.current) {
      isDue.current = shown.current !== null && !shown.current.startsWith("Loading");
      shown.current = page;
      hashShown.current = "";
    }
    const heading = document.querySelector<HTMLElement>("main h1");
    // A loading record has no heading: the main region takes the focus, and the next render tries again.
    if (!heading) {
      if (isDue.current) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      return;
    }
    if (isDue.current) {
      isDue.current = false;
      if (!hasTakenFocus()) focusElement(heading);
      announce(title);
    }
    if (hash !== hashShown.current) {
      hashShown.current = hash;
      showHashTarget(hash);
    }
  });
}

/** True if the screen has set the focus itself, as the search form does. */
function hasTakenFocus(): boolean {
  const main = document.querySelector("main");
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}
