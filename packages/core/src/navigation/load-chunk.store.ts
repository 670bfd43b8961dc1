import { defer, firstValueFrom, throwError, timeout } from "rxjs";
import { CallFailed } from "../kernel/failure.ts";

/** How long a part of the product may take to load (ROUTE-35). */
const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Loads a part of the program. One that has not come after 120 seconds is given up as a request that never reached the
 * server (ROUTE-35); a failure of its own passes through.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const stalled = () => throwError(() => new CallFailed({ kind: "offline" }));
  return firstValueFrom(defer(load).pipe(timeout({ first: CHUNK_TIMEOUT_MS, with: stalled })));
}
