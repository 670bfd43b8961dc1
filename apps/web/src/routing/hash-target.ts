import { readHashId, SCROLL_OFFSET } from "@rotunda/core";

/** Returns the target of a hash and the scroll position that shows it; null if it doesn't exist. */
export function findHashTarget(hash: string): { element: HTMLElement; top: number } | null {
  const element = document.getElementById(readHashId(hash));
  if (!element) return null;
  const top = element.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET;
  // The last sections of a page can't reach the top of the window.
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return { element, top: Math.max(0, Math.min(top, end)) };
}

export function showHashTarget(hash: string): void {
  const target = findHashTarget(hash);
  if (!target) return;
  window.scrollTo({ top: target.top, behavior: "instant" });
  focusElement(target.element);
}

/** Focuses an element that isn't a control, such as a heading, without scrolling. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
