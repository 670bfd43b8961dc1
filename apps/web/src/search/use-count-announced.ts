import { describeCount, MESSAGES, type SearchPage } from "@rotunda/core";
import { announce } from "@rotunda/ui";
import { useEffect, useRef } from "react";

/** Announces the number of results once per response, but not of results already present on mount. */
export function useCountAnnounced(page: SearchPage | null): void {
  const announced = useRef(page);
  useEffect(() => {
    if (page === null || page === announced.current) return;
    announced.current = page;
    announce(describeCounts(page));
  }, [page]);
}

function describeCounts({ totalHits, page, totalPages, showingResultsFor }: SearchPage): string {
  if (totalHits === 0) return MESSAGES.noResults;
  const hits = describeCount(totalHits, "result");
  const where = totalPages > 1 ? `, page ${page} of ${totalPages}` : "";
  return showingResultsFor ? `${MESSAGES.showingResultsFor(showingResultsFor)}. ${hits}${where}` : `${hits}${where}`;
}
