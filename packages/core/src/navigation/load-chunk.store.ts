import { defer, firstValueFrom, throwError, timeout } from "rxjs";
import { CallFailed } from "../kernel/failure.ts";

/** Longest loading time of a chunk, in ms (ROUTE-35). */
const CHUNK_TIMEOUT_MS = 120_000;

/** Loads a chunk. After 120 seconds it fails as offline (ROUTE-35); other errors pass through. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const stalled = () => throwError(() => new CallFailed({ kind: "offline" }));
  return firstValueFrom(defer(load).pipe(timeout({ first: CHUNK_TIMEOUT_MS, with: stalled })));
}
