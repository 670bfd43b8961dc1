import { useRef } from "react";

/**
 * Remembers what had the focus when a dialog opened, and gives it back. Radix does so only for a trigger of its own;
 * our dialogs open from the caller's state.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
