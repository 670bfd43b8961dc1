import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Number of initially complete rows, and of rows completed per step. */
const STEP = 24;
/** Rows up to this far below the viewport are completed. */
const NEAR = "100000px 0px 1500px 0px";

/** Number of complete rows of recent lists, so that Back restores their length. */
const remembered = new WeakMap<readonly unknown[], number>();

/**
 * Returns the number of complete rows of a long list. The others render only names until they are near the viewport or
 * printed. `first` is a ref for the first incomplete row.
 */
export function useFullRows(items: readonly unknown[]): { count: number; first: RefObject<HTMLLIElement | null> } {
  const [{ of, count }, setShown] = useState(() => recallShown(items));
  const first = useRef<HTMLLIElement>(null);
  // A new list resets the count in the same render, so that no old rows show.
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
    // Synchronous, because printing doesn't wait for later renders.
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
