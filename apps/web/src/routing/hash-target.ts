import { findScrollTarget } from "@rotunda/core";

/** Scrolls to what a hash names, and moves the focus there. False when there is no such thing on the page. */
export function showHashTarget(hash: string): boolean {
  const target = findScrollTarget(hash, null);
  if (target.to !== "element") return false;
  const element = document.getElementById(target.id);
  if (!element) return false;
  const top = element.getBoundingClientRect().top + window.scrollY - target.offset;
  window.scrollTo({ top, behavior: "instant" });
  focusElement(element);
  return true;
}

/** Focuses what is no control: a heading, a section. The page stays where it is scrolled. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
