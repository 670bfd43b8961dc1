import ky, { isHTTPError, type KyInstance } from "ky";
import { type HttpOptions, readRetryAfter } from "./http.ts";

type ClientOptions = Pick<HttpOptions, "origin" | "fetch" | "onSignedOut">;

/** Long enough for a server that is just starting. */
const TIMEOUT_MS = 30_000;

/** Longer waits are the reader's decision. */
const RETRY_AFTER_MAX_SECONDS = 10;

/** No caching (API-27). Reads are retried once: after gateway errors, or if a busy server's Retry-After allows it. */
export function createClient({ origin, fetch = globalThis.fetch, onSignedOut }: ClientOptions): KyInstance {
  return ky.create({
    prefix: origin,
    timeout: TIMEOUT_MS,
    cache: "no-store",
    credentials: "include",
    headers: { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0" },
    retry: {
      limit: 1,
      methods: ["get"],
      statusCodes: [429, 502, 503, 504],
      afterStatusCodes: [429, 503],
      retryOnTimeout: false,
      shouldRetry: ({ error }) => {
        if (!isHTTPError(error)) return undefined;
        const { status, headers } = error.response;
        const seconds = readRetryAfter(headers);
        return (seconds ?? (status === 429 ? Infinity : 0)) > RETRY_AFTER_MAX_SECONDS ? false : undefined;
      },
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.status === 401) onSignedOut?.();
      return answer;
    },
  });
}
