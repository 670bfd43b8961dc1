import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export interface LazyPartOptions {
  waiting?: ReactNode;
  /** Loads once the browser is idle, for parts of a page that aren't needed immediately. */
  isIdle?: boolean;
}

type PartCode<Props> =
  | { status: "waiting" }
  | { status: "loaded"; Component: ComponentType<Props> }
  | { status: "failed"; retry: () => void };

/** A component whose code loads when it is first rendered or prefetched. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code early, as on hover or focus. */
  prefetch: () => void;
  /** For components that render their own placeholder. */
  useCode: (isWanted: boolean) => PartCode<Props>;
};

/**
 * Splits a heavy part (a dialog, a map, a chart) from its screen's chunk:
 *
 *     const MoveDialog = createLazyPart(() => import("./move-dialog.tsx").then((module) => module.MoveDialog));
 *     {isOpen && <MoveDialog … />}
 *     <Button onPointerEnter={MoveDialog.prefetch} …>
 *
 * Once loaded, it renders immediately. Screens don't need it, because each has its own chunk.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, isIdle = false }: LazyPartOptions = {},
): LazyPart<Props> {
  let part: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const loadOnce = () =>
    (loading ??= load()
      .then((loaded) => {
        part = loaded;
      })
      .finally(() => {
        loading = null;
      }));

  const useCode = (isWanted: boolean): PartCode<Props> => {
    const [, setLoaded] = useState(part !== null);
    const [hasFailed, setFailed] = useState(false);
    const isDue = isWanted && !hasFailed && part === null;
    useEffect(() => {
      if (!isDue) return;
      let isShown = true;
      const start = () =>
        void loadOnce().then(
          () => isShown && setLoaded(true),
          () => isShown && setFailed(true),
        );
      const cancel = isIdle ? runWhenIdle(start) : start();
      return () => {
        isShown = false;
        cancel?.();
      };
    }, [isDue]);
    if (part && isWanted) return { status: "loaded", Component: part };
    return hasFailed ? { status: "failed", retry: () => setFailed(false) } : { status: "waiting" };
  };

  function Lazy(props: Props) {
    const code = useCode(true);
    if (code.status === "loaded") return <code.Component {...props} />;
    return code.status === "failed" ? null : waiting;
  }

  return Object.assign(Lazy, {
    useCode,
    prefetch: () => {
      // A failed load is retried and reported when the part is needed.
      if (!part) void loadOnce().catch(() => {});
    },
  });
}

/** Delay in ms for browsers without idle callbacks. */
const LATER_MS = 200;
/** Maximum delay in ms on a page that is never idle. */
const AT_LATEST_MS = 1000;

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LATER_MS);
  return () => clearTimeout(timer);
}
