import { stripBasePath } from "@rotunda/core";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { waitForPaint } from "./links.ts";

/** Navigates to a URL of the product, including the base path. Keeps the scroll position if only the query changes. */
export function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href: string) => {
      const path = stripBasePath(href);
      if (path === null) return;
      const isSamePage = href.replace(/[?#].*$/s, "") === window.location.pathname;
      // A failed navigation leaves the reader on the page.
      waitForPaint()
        .then(() => navigate(path, { preventScrollReset: isSamePage }))
        .catch(() => {});
    },
    [navigate],
  );
}
