import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "./messages.ts";

/**
 * The sentence for a failure: the server's own, else `otherwise`, the sentence of the case. Without one, only a request
 * that no server answered is called unreachable.
 */
export function describeFailure(
  failure: Failure,
  otherwise: string = failure.kind === "offline" ? MESSAGES.offline : MESSAGES.unexpected,
): string {
  return ("message" in failure && failure.message) || otherwise;
}
