import { CallFailed, sanitizeNext, type Failure } from "@rotunda/core";
import ky, { isHTTPError, isNetworkError, isTimeoutError, type KyInstance } from "ky";
import type { ErrorWire, MovedWire } from "./wire/shapes.ts";

export type Http = KyInstance;

export interface HttpOptions {
  /** See `serverOrigin`. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Called whenever the server answers 401: the session is over. */
  onSignedOut?: () => void;
}

/** Long enough for a slow start to be told apart from a lost connection. */
const TIMEOUT_MS = 30_000;

/** One client for all calls: nothing cached (API-27), reads tried once more when a gateway falters, writes never. */
export function createHttp({ origin, fetch = globalThis.fetch, onSignedOut }: HttpOptions): Http {
  return ky.create({
    prefix: origin,
    timeout: TIMEOUT_MS,
    cache: "no-store",
    credentials: "include",
    headers: { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0" },
    retry: { limit: 1, methods: ["get"], statusCodes: [502, 503, 504], afterStatusCodes: [], retryOnTimeout: false },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (answer.status === 401) onSignedOut?.();
      return answer;
    },
  });
}

/** For reads that change something on the server, such as an export that is counted. */
export const ONCE = { retry: 0 } as const;

/** Runs a call; whatever goes wrong leaves as a `CallFailed`, except that an abort stays an abort. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isAbort(error) || error instanceof CallFailed) throw error;
    throw new CallFailed(failureOfCall(error));
  }
}

function failureOfCall(error: unknown): Failure {
  if (isHTTPError(error)) return failureOfAnswer(error.response.status, error.data);
  if (isNetworkError(error) || isTimeoutError(error)) return { kind: "offline" };
  // An answer that can't be read: HTML where JSON was due, JSON of another shape, or one cut short.
  return { kind: "broken", status: 200 };
}

/** The failure behind an answer other than 2xx. `body` is its JSON, or its text. */
export function failureOfAnswer(status: number, body: unknown): Failure {
  const { error_message: message, error_code: code, detail, url } = asError(body);
  if (status === 303) {
    const to = sanitizeNext(url, "");
    return to === "" ? { kind: "refused", status } : { kind: "moved", to };
  }
  const sentence = message || detail;
  const told = { status, ...(sentence && { message: sentence }) };
  return status >= 500 ? { kind: "broken", ...told } : { kind: "refused", ...told, ...(code && { code }) };
}

function asError(body: unknown): Partial<ErrorWire & MovedWire> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
