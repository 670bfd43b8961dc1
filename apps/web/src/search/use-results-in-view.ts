import { useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { focusElement } from "../routing/hash-target.ts";

/**
 * Scrolls to the results' heading and focuses it after a search or page change. Back, Forward, sorting and page size
 * keep the position. Call the returned function when a search is submitted.
 */
export function useResultsInView(
  heading: RefObject<HTMLElement | null>,
  { criteria, page, isSearching }: { criteria: string; page: number; isSearching: boolean },
): () => void {
  const movement = useNavigationType();
  const shown = useRef({ criteria, page });
  const isSubmitted = useRef(false);

  useLayoutEffect(() => {
    const before = shown.current;
    const isNewSearch = before.criteria !== criteria && isSubmitted.current;
    const isNewPage = before.criteria === criteria && before.page !== page;
    shown.current = { criteria, page };
    if (before.criteria !== criteria) isSubmitted.current = false;
    if (!isSearching || movement === NavigationType.Pop || !(isNewSearch || isNewPage) || !heading.current) return;
    heading.current.scrollIntoView({ block: "start", behavior: "instant" });
    focusElement(heading.current);
  }, [criteria, page, isSearching, movement, heading]);

  return () => {
    isSubmitted.current = true;
  };
}
