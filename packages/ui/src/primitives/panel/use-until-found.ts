import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hides a region so that find-in-page and fragments still find its text, and calls `open` when the browser reveals it.
 * Set on the element, because React writes `hidden` as a boolean.
 */
export function useUntilFound<Region extends HTMLElement>(isOpen: boolean, open: () => void): RefObject<Region | null> {
  const region = useRef<Region>(null);

  useLayoutEffect(() => {
    if (isOpen) region.current?.removeAttribute("hidden");
    else region.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);

  // Before paint, because the browser may look for a fragment on the first paint.
  useLayoutEffect(() => {
    const element = region.current;
    element?.addEventListener("beforematch", open);
    return () => element?.removeEventListener("beforematch", open);
  }, [open]);

  return region;
}
