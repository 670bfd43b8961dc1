/**
 * Why a call failed. `refused`: status below 500, with the server's `message` and `error_code` if any. `moved`: 303 to
 * a path on this origin. `broken`: 500 or higher, an unreadable response, or a bug; its message `fault` is only logged.
 * `offline`: no response. `retryAfter`: the seconds until a busy or rate-limiting server accepts the request.
 */
export type Failure =
  | { kind: "refused"; status: number; message?: string; code?: string; retryAfter?: number }
  | { kind: "moved"; to: string }
  | { kind: "broken"; status: number; message?: string; fault?: string; retryAfter?: number }
  | { kind: "offline"; message?: string };

/** The only exception that ports throw. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(formatError(failure));
    this.failure = failure;
  }

  get code(): string {
    return "status" in this.failure ? String(this.failure.status) : this.failure.kind;
  }
}

/** Converts a caught value; anything but a `CallFailed` is a bug. */
export function toFailure(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  return { kind: "broken", status: 500, fault: error instanceof Error ? error.message : String(error) };
}

function formatError(failure: Failure): string {
  if (failure.kind === "moved") return `Moved to ${failure.to}`;
  if (failure.message !== undefined) return failure.message;
  return failure.kind === "offline" ? "The server could not be reached" : `The server answered ${failure.status}`;
}

/** Longer waits of a 503 are outages. */
const BUSY_SECONDS_MAX = 30;

/**
 * Returns whether repeating the request later is likely to succeed: the server limits us, or is busy for a moment
 * (LOAD-10).
 */
export function isBusy(failure: Failure): boolean {
  if (failure.kind === "refused") return failure.retryAfter !== undefined;
  return failure.kind === "broken" && (failure.retryAfter ?? Infinity) <= BUSY_SECONDS_MAX;
}
