import type { Failure } from "../kernel/failure.ts";
import { describeFailure, MESSAGES } from "../notices/messages.ts";
import { MASS_ADD_MAX } from "../search/search-limits.ts";

/** Returns label and state of the button that adds all search results to a folder (VAL-16). */
export function describeMassAdd(totalHits: number): { label: string; isEnabled: boolean } {
  const isTooMany = totalHits > MASS_ADD_MAX;
  return { label: isTooMany ? MESSAGES.addAllTooMany : MESSAGES.addAll, isEnabled: totalHits > 0 && !isTooMany };
}

/** Returns the message for a failed addition, preferably the server's (MSG-04). */
export function describeMassAddFailure(failure: Failure): string {
  return describeFailure(failure, MESSAGES.addAllFailed);
}
