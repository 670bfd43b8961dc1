import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * One function for as long as a component stands, doing what its last render said: what is handed to the filters and to
 * the results, so that a letter typed above them doesn't render them anew. Only for answers to the reader.
 */
export function useEventCallback<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
