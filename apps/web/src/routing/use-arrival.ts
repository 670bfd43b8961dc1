import { announce } from "@rotunda/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusElement, showHashTarget } from "./hash-target.ts";
import type { Visit } from "./visit.ts";

/**
 * After a change of page the focus moves to its heading (or to what the hash names) and its title is announced, once.
 * Changes of the query leave the focus where it is. The first page of a visit is announced by the browser itself.
 */
export function useArrival(visit: Visit | null, title: string): void {
  // Not of the visit: a change of the hash alone asks nothing, and makes no new one.
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
    // A record still on its way has no heading yet: the main region holds the place, and the next render tries again.
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

/** A screen that puts the focus somewhere itself, as the search form does, keeps it there. */
function hasTakenFocus(): boolean {
  const main = document.querySelector("main");
  return main !== null && main !== document.activeElement && main.contains(document.activeElement);
}
