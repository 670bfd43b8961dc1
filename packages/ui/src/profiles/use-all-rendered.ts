import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Browsers without idle callbacks wait this long instead. */
const LATER_MS = 200;
/** A page that is never idle has what is closed after this time. */
const AT_LATEST_MS = 2000;

/**
 * False for the first picture of a page, true as soon as the browser is idle: what is closed then costs nothing to see
 * the page, and is there for the browser's search. A press on print doesn't wait.
 */
export function useAllRendered(): boolean {
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    const later = () => startTransition(() => setAll(true));
    const now = () => flushSync(() => setAll(true));
    const stop = whenIdle(later);
    addEventListener("beforeprint", now);
    return () => {
      stop();
      removeEventListener("beforeprint", now);
    };
  }, []);
  return isAll;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
