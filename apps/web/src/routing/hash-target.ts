import { findScrollTarget } from "@rotunda/core";

/** Scrolls to the target of a hash and focuses it. Returns false if it doesn't exist. */
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

/** Focuses an element that isn't a control, such as a heading, without scrolling. */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
