import { type RefObject, useLayoutEffect, useRef } from "react";

interface FoundRegion<Region> {
  ref: RefObject<Region | null>;
  hidden: boolean;
}

/**
 * Returns attributes of a region that is hidden so that find-in-page and fragments still find its text; calls `open`
 * when the browser reveals it. "until-found" is set on the element, because React writes `hidden` as a boolean.
 */
export function useUntilFound<Region extends HTMLElement>(isOpen: boolean, open: () => void): FoundRegion<Region> {
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

  return { ref: region, hidden: !isOpen };
}
