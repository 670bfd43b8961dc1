import { useRef, useEffect, useState } from "react";

/**
 * Returns the focus to the element that opened a dialog, because Radix does so only for its own trigger. Keeps a focus
 * set elsewhere; uses the main region if the opener is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    save: () => {
      opener.current = document.activeElement;
    },
    restore: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.body && current.isConnected) current.focus();
      else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    },
  };
}

/** Returns a ref callback, and true if its element overflows. */
export function useOverflows(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    if (!element) return undefined;
    const measure = () =>
      setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [element]);

  return [setElement, overflows];
}

/** True if the event comes from an element with this attribute, even if it has been removed. */
const isFrom = (event: Event, attribute: string): boolean =>
  event.target instanceof Element && event.target.closest(`[${attribute}]`) !== null;

/**
 * Radix content props that keep a dialog open when a message above it is pressed, and on Escape in an inner part with its
 * own Escape (`data-own-escape`).
 */
export const stayOpen = {
  onEscapeKeyDown: (event: KeyboardEvent) => {
    if (isFrom(event, "data-own-escape")) event.preventDefault();
  },
  // Messages are marked, not their region, because a closed message has already left the page.
  onInteractOutside: (event: Event) => {
    if (isFrom(event, "data-message")) event.preventDefault();
  },
};
