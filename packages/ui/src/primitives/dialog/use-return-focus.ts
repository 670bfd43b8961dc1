import { useRef } from "react";

/**
 * Returns the focus to the element that had it when a dialog opened. Radix does so only for its own trigger; our
 * dialogs open from the caller's state. A focus set elsewhere stays; an opener that is gone, such as a message's
 * button, leaves it to the main region.
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
