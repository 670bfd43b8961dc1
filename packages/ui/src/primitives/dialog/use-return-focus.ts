import { useRef } from "react";

/**
 * Remembers what had the focus when a dialog opened, and gives it back. Radix does so only for a trigger of its own;
 * our dialogs open from the caller's state. Whoever closed it may have put the focus elsewhere, and there it stays; an
 * opener that is gone, as the button of a message is, leaves it to the main region.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    },
  };
}
