import { useLayoutEffect } from "react";

const COPIES = ['meta[name="name"]', 'meta[property="og:title"]', 'meta[name="twitter:title"]'];

/** Sets the document's title, and the meta tags that repeat it. */
export function setPageHead(title: string): void {
  document.title = title;
  for (const selector of COPIES) document.querySelector(selector)?.setAttribute("content", title);
}

/** Keeps the document's title. */
export function usePageHead(title: string): void {
  useLayoutEffect(() => setPageHead(title), [title]);
}
