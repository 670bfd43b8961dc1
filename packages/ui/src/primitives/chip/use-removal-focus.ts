import { type RefObject, useEffect, useRef } from "react";

/**
 * After an entry of a list is removed, focuses a control of the one in its place, or else the heading. `noteRemoval` is
 * called before the removal.
 */
export function useRemovalFocus(
  ids: readonly string[],
  control: string,
  heading: RefObject<HTMLElement | null> | undefined,
) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; id: string } | null>(null);
  useEffect(() => {
    if (removed.current === null || ids.includes(removed.current.id)) return;
    const entries = list.current?.children ?? [];
    const next = entries[Math.min(removed.current.index, entries.length - 1)];
    removed.current = null;
    (next?.querySelector<HTMLElement>(control) ?? heading?.current)?.focus();
  });
  const noteRemoval = (index: number, id: string) => {
    removed.current = { index, id };
  };
  return { list, noteRemoval };
}
