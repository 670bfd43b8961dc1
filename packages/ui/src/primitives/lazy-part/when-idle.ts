/** Delay in ms for browsers without idle callbacks. */
const LATER_MS = 200;
/** Maximum delay in ms on a page that is never idle. */
const AT_LATEST_MS = 1000;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
