import type { Behavior } from "@rotunda/core";
import { useCallback, useSyncExternalStore } from "react";

/** Reads a store's value and re-renders when it changes. The only bridge from core's streams to React. */
export function useBehavior<T>(behavior: Behavior<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = behavior.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [behavior],
  );
  return useSyncExternalStore(subscribe, () => behavior.value);
}
