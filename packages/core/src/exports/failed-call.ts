import { CallFailed } from "../kernel/failure.ts";

/** What the server said of a call that failed; where it said nothing, or the fault is ours, the sentence given (spec 8). */
export function describeFailedCall(error: unknown, otherwise: string): string {
  const failure = error instanceof CallFailed ? error.failure : null;
  return (failure && "message" in failure && failure.message) || otherwise;
}
