import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Returns a stable function that calls the latest `run`, so that typing a keyword doesn't rerender filters and results.
 * For event handlers only.
 */
export function useEventCallback<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
