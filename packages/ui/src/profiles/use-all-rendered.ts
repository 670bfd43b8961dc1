import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Delay in ms for browsers without idle callbacks. */
const LATER_MS = 200;
/** Maximum delay in ms on a page that is never idle. */
const AT_LATEST_MS = 2000;

/**
 * Returns false on first render and true once the browser is idle, so that closed panels don't delay the page but
 * find-in-page finds them. Printing renders them immediately.
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
