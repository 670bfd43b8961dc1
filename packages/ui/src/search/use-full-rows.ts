import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Rows that are initially complete, and how many more are completed at a time. */
const STEP = 24;
/** Rows are completed this far below the window; everything above is complete. */
const NEAR = "100000px 0px 1500px 0px";

/** How much of a list was whole when it was last shown, so that Back finds it as long as it was. */
const remembered = new WeakMap<readonly unknown[], number>();

/**
 * How many rows of a long list are whole. The rest are their names alone until they come near the window, or are
 * printed: most of 96 are never looked at, and each is thirty elements. `first` is the first row that isn't.
 */
export function useFullRows(items: readonly unknown[]): { count: number; first: RefObject<HTMLLIElement | null> } {
  const [{ of, count }, setShown] = useState(() => recallShown(items));
  const first = useRef<HTMLLIElement>(null);
  // Another list resets the count in the same render, so that none of the old rows show.
  const current = of === items ? count : recallShown(items).count;

  useLayoutEffect(() => {
    remembered.set(items, current);
  }, [items, current]);

  useEffect(() => {
    const row = first.current;
    if (!row) return;
    const show = (next: number) => setShown({ of: items, count: next });
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(current + STEP),
      {
        root: document,
        rootMargin: NEAR,
      },
    );
    near.observe(row);
    // Within the event: printing waits for nothing that comes later.
    const all = () => flushSync(() => show(items.length));
    addEventListener("beforeprint", all);
    return () => {
      near.disconnect();
      removeEventListener("beforeprint", all);
    };
  }, [items, current]);

  return { count: current, first };
}

const recallShown = (items: readonly unknown[]) => ({ of: items, count: remembered.get(items) ?? STEP });
