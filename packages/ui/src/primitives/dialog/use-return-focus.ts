import { useRef } from "react";

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
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    },
  };
}
