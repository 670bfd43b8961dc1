import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { recall, remember } from "../browser/memory.ts";

const KEY = "opened-row";

/**
 * After Back from a profile, focuses its row. The ref is for the element with the rows. The row is stored per history
 * entry, so a new search with the same URL starts at its heading.
 */
export function useOpenedRow(areRowsShown: boolean): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const movement = useNavigationType();
  const rows = useRef<HTMLDivElement>(null);
  const isDue = useRef(movement === NavigationType.Pop);

  // Runs before `useArrival` sets the focus.
  useLayoutEffect(() => {
    if (!isDue.current || !areRowsShown) return;
    isDue.current = false;
    const [entry, href] = recall(KEY)?.split(" ") ?? [];
    if (entry !== key || href === undefined || isBusyElsewhere()) return;
    const link = [...(rows.current?.querySelectorAll("a") ?? [])].find((one) => one.getAttribute("href") === href);
    link?.focus({ preventScroll: true });
  }, [areRowsShown, key]);

  useEffect(() => {
    const list = rows.current;
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link) remember(KEY, `${key} ${link.getAttribute("href")}`);
    };
    list?.addEventListener("click", note);
    return () => list?.removeEventListener("click", note);
  }, [areRowsShown, key]);

  return rows;
}

/** True if the reader has focused a control while the results loaded. */
function isBusyElsewhere(): boolean {
  return document.activeElement?.matches("a, button, input, [role=combobox]") ?? false;
}
