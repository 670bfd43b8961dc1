import type { Failure } from "../kernel/failure.ts";
import { MESSAGES } from "./messages.ts";

/** Returns the server's message, else `otherwise`; only requests without response are called unreachable. */
export function describeFailure(
  failure: Failure,
  otherwise: string = failure.kind === "offline" ? MESSAGES.offline : MESSAGES.unexpected,
): string {
  return ("message" in failure && failure.message) || otherwise;
}
