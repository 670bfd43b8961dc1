import { useLayoutEffect } from "react";

const COPIES = ['meta[name="name"]', 'meta[property="og:title"]', 'meta[name="twitter:title"]'];

/** The document's title, and the meta tags that repeat it. */
export function usePageHead(title: string): void {
  useLayoutEffect(() => {
    document.title = title;
    for (const selector of COPIES) document.querySelector(selector)?.setAttribute("content", title);
  }, [title]);
}
