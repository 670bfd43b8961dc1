import { formatLocalIsoDay } from "@rotunda/core";
import type { Behavior } from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from "react";
import * as token from "../di/tokens.ts";

const ServicesContext = createContext<Container | null>(null);

export function ServicesProvider({ container, children }: { container: Container; children: ReactNode }) {
  return <ServicesContext value={container}>{children}</ServicesContext>;
}

/** Returns a service of the composition root. For screens and the shell; components take props. */
export function useService<T>(key: token.Token<T>): T {
  const container = useContext(ServicesContext);
  if (!container) throw new Error("useService was called outside ServicesProvider");
  return container.get(key);
}

/** Today's date in the reader's time zone, as an ISO date. */
export const useToday = (): string => formatLocalIsoDay(useService(token.Clock)());

/** Returns a store's value and re-renders when it changes. */
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
