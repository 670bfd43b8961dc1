import { stripBasePath } from "@rotunda/core";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { waitForPaint } from "./wait-for-paint.ts";

/**
 * Goes to an address of the product, base path included. On the same page only the query changes, and then the page
 * stays where it is scrolled.
 */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href: string) => {
      const path = stripBasePath(href);
      if (path === null) return;
      const isSamePage = href.replace(/[?#].*$/s, "") === window.location.pathname;
      // A failed navigation is ignored: the reader is still where they were.
      waitForPaint()
        .then(() => navigate(path, { preventScrollReset: isSamePage }))
        .catch(() => {});
    },
    [navigate],
  );
}
