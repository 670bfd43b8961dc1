/**
 * Why a call did not succeed.
 * - `refused`: the server answered below 500; `message` is its own sentence when it sent one, `code` its `error_code`.
 * - `moved`: the server answered 303 with a path on this origin.
 * - `broken`: the server answered 500 or higher, or something unreadable, or the program has an error: `fault` is that
 *   error's message, for the log only.
 * - `offline`: no answer came back at all.
 */
export type Failure =
  | { kind: "refused"; status: number; message?: string; code?: string }
  | { kind: "moved"; to: string }
  | { kind: "broken"; status: number; message?: string; fault?: string }
  | { kind: "offline"; message?: string };

/** The one exception that crosses a port. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(formatError(failure));
    this.failure = failure;
  }

  /** The status as text. */
  get code(): string {
    return "status" in this.failure ? String(this.failure.status) : this.failure.kind;
  }
}

/** Turns a caught value into a failure; anything but a `CallFailed` is an error of the program. */
export function toFailure(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  return { kind: "broken", status: 500, fault: error instanceof Error ? error.message : String(error) };
}

function formatError(failure: Failure): string {
  switch (failure.kind) {
    case "moved":
      return `Moved to ${failure.to}`;
    case "offline":
      return failure.message ?? "The server could not be reached";
    default:
      return failure.message ?? `The server answered ${failure.status}`;
  }
}
