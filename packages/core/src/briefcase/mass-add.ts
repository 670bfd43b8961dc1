import type { Failure } from "../kernel/failure.ts";
import { describeFailure } from "../notices/describe-failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { MASS_ADD_MAX } from "../search/search-limits.ts";

/** The button that adds everything a search found to a folder (VAL-16): its label, and whether it can be pressed. */
export function describeMassAdd(totalHits: number): { label: string; isEnabled: boolean } {
  const isTooMany = totalHits > MASS_ADD_MAX;
  return { label: isTooMany ? MESSAGES.addAllTooMany : MESSAGES.addAll, isEnabled: totalHits > 0 && !isTooMany };
}

/** The message when a search could not be added: the server's sentence if there is one (MSG-04). */
export function describeMassAddFailure(failure: Failure): string {
  return describeFailure(failure, MESSAGES.addAllFailed);
}
