import { CallFailed, camelize, type Camelized, sanitizeNext, type Failure } from "@rotunda/core";
import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance, type ResponsePromise } from "ky";
import type { ErrorWire, MovedWire } from "@rotunda/core/wire";

export type Http = KyInstance;

export interface HttpOptions {
  /** See `serverOrigin`. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Called after each 401, when the session is over. */
  onSignedOut?: () => void;
}

/** Long enough for a server that is just starting. */
const TIMEOUT_MS = 30_000;

/** Longer waits are the reader's decision. */
const RETRY_AFTER_MAX_SECONDS = 10;

/**
 * Creates the client of all requests: no caching (API-27); reads are retried once after gateway errors, and if a busy
 * server names a time within ten seconds (Retry-After).
 */
export function createHttp({ origin, fetch = globalThis.fetch, onSignedOut }: HttpOptions): Http {
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

/** For reads with side effects, such as an export that counts. */
export const NO_RETRY = { retry: 0 } as const;

/** Runs a call; converts all errors except aborts to `CallFailed`. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error) || error instanceof CallFailed) throw error;
    throw new CallFailed(toCallFailure(error));
  }
}

/** Reads a response with core's key names. */
export const read = <Wire>(request: ResponsePromise): Promise<Camelized<Wire>> =>
  call(async () => camelize(await request.json<Wire>()));

/** Sends a request whose response body is ignored. */
export const send = (request: ResponsePromise): Promise<void> => call(async () => void (await request));

function toCallFailure(error: unknown): Failure {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return toResponseFailure(status, error.data, readRetryAfter(headers));
  }
  if (isNetworkError(error) || isTimeoutError(error)) return { kind: "offline" };
  // An unreadable response: HTML or other JSON than expected, or truncated.
  return { kind: "broken", status: 200 };
}

/** Our servers send seconds. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Converts a response other than 2xx to a failure; `body` is its JSON or text, `retryAfter` in seconds. */
export function toResponseFailure(status: number, body: unknown, retryAfter?: number): Failure {
  const { error_message: message, error_code: code, detail, url } = asError(body);
  if (status === 303) {
    const to = sanitizeNext(url, "");
    return to === "" ? { kind: "refused", status } : { kind: "moved", to };
  }
  const sentence = message || detail;
  const common = { status, ...(sentence && { message: sentence }), ...(retryAfter !== undefined && { retryAfter }) };
  return status >= 500 ? { kind: "broken", ...common } : { kind: "refused", ...common, ...(code && { code }) };
}

function asError(body: unknown): Partial<ErrorWire & MovedWire> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
