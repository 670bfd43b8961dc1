import { useEffect, useEffectEvent } from "react";

/** Elements in which the key is text. */
const EDITABLE =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";
const DIALOG = "[role=dialog], [role=alertdialog]";

/** Runs on one of some keys pressed anywhere on the page, except where text is typed or while a dialog is open. */
export function useShortcut(keys: string | undefined, run: (key: string) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Shift is allowed, since many keyboards have "/" on another key's second level.
    if (
      event.key.length > 1 ||
      !keys?.includes(event.key) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented
    )
      return;
    if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
    if (document.querySelector(DIALOG)) return;
    event.preventDefault();
    run(event.key);
  });

  useEffect(() => {
    if (keys === undefined) return;
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [keys]);
}
