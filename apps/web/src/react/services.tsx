import { formatLocalIsoDay } from "@rotunda/core";
import type { Behavior } from "@rotunda/core/stores";
import type { Container } from "inversify";
import { createContext, type ReactNode, useCallback, useContext, useState, useSyncExternalStore } from "react";
import * as token from "../di/tokens.ts";

const ServicesContext = createContext<Container | null>(null);

export function ServicesProvider({ container, children }: { container: Container; children: ReactNode }) {
  return <ServicesContext value={container}>{children}</ServicesContext>;
}

export function useContainer(): Container {
  const container = useContext(ServicesContext);
  if (!container) throw new Error("useService was called outside ServicesProvider");
  return container;
}

/** Returns a service of the composition root. For screens and the shell; components take props. */
export const useService = <T,>(key: token.Token<T>): T => useContainer().get(key);

/** Returns a service that only a few screens need, and binds it on first use. */
export function useScreenService<T>(key: token.Token<T>, bind: (container: Container) => void): T {
  const container = useContainer();
  if (!container.isBound(key)) bind(container);
  return container.get(key);
}

interface LazyService<T> {
  /** Null until its code has loaded. */
  service: T | null;
  /** True while the code loads for `call`. */
  isLoading: boolean;
  /** Loads the service's code, then runs an action with it; a message reports a failure. */
  call: (act: (service: T) => unknown) => void;
}

/** Returns a service whose code loads on first use: one of those that `LazyStores` binds. */
export function useLazyService<T>(key: token.Token<T>): LazyService<T> {
  const container = useContainer();
  const part = useService(token.LazyStores);
  const service = useBehavior(part.state$) && container.get(key);
  const [isLoading, setLoading] = useState(false);
  const call: LazyService<T>["call"] = (act) => {
    if (service) return void act(service);
    setLoading(true);
    void part.load().then((isLoaded) => {
      setLoading(false);
      if (isLoaded) act(container.get(key));
    });
  };
  return { service, isLoading, call };
}

const watchNothing = () => () => {};

/** Today's date in the reader's time zone, as an ISO date; while the server's page hydrates, that of the server. */
export function useToday(): string {
  const clock = useService(token.Clock);
  const renderedOn = useService(token.RenderedOn);
  const read = () => formatLocalIsoDay(clock());
  return useSyncExternalStore(watchNothing, read, () => renderedOn() ?? read());
}

export const IDLE = { status: "idle" } as const;

/** Returns a store's value and re-renders when it changes; returns `atRest` while the store's code loads. */
export function useBehavior<T>(behavior: Behavior<T>): T;
export function useBehavior<T>(behavior: Behavior<T> | undefined, atRest: T): T;
export function useBehavior<T>(behavior: Behavior<T> | undefined, atRest?: T): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = behavior?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [behavior],
  );
  const read = () => (behavior ? behavior.value : atRest);
  return useSyncExternalStore(subscribe, read, read);
}
