import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

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
  const reveal = useEffectEvent(open);

  useLayoutEffect(() => {
    if (isOpen) region.current?.removeAttribute("hidden");
    else region.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);

  // Before paint, because the browser may look for a fragment on the first paint.
  useLayoutEffect(() => {
    const element = region.current;
    element?.addEventListener("beforematch", reveal);
    return () => element?.removeEventListener("beforematch", reveal);
  }, []);

  return { ref: region, hidden: !isOpen };
}
