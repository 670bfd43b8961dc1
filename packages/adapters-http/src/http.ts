import { CallFailed, camelize, type Camelized, sanitizeNext, type Failure } from "@rotunda/core";
import type { ErrorWire, MovedWire } from "@rotunda/core/wire";
import type { HTTPError, KyInstance, Options } from "ky";

/** The code for this loads with the first request. */
export interface Http {
  get: Send;
  post: Send;
  put: Send;
}

type Send = (path: string, options?: Options) => Answer;

export interface Answer extends Promise<Response> {
  json<T>(): Promise<T>;
}

export interface HttpOptions {
  /** See `findServerOrigin`. */
  origin: string;
  fetch?: typeof globalThis.fetch;
  /** Returns the response to a read that needs no request. */
  answer?: (address: string) => Promise<Response | undefined>;
  load?: <T>(load: () => Promise<T>) => Promise<T>;
  /** Called after each 401, when the session is over. */
  onSignedOut?: () => void;
}

export function createHttp({ answer, load = (run) => run(), ...options }: HttpOptions): Http {
  let client: Promise<KyInstance> | null = null;
  const loadClient = () =>
    (client ??= load(() => import("./ky-client.ts"))
      .then(({ createClient }) => createClient(options))
      .catch((error: unknown) => {
        client = null;
        throw error;
      }));

  const start = async (method: string, path: string, request: Options = {}): Promise<Response> => {
    const known = method === "get" ? await answer?.(formatAddress(options.origin, path, request)) : undefined;
    if (!known) return (await loadClient())(path, { ...request, method });
    request.signal?.throwIfAborted();
    const { ok, status } = known;
    if (status === 401) options.onSignedOut?.();
    const { throwHttpErrors: isError = true } = request;
    if (!ok && (typeof isError === "function" ? isError(status) : isError))
      throw new CallFailed(toResponseFailure(status, await known.json().catch(() => null)));
    return known;
  };

  const send =
    (method: string): Send =>
    (path, request) => {
      const response = start(method, path, request);
      return Object.assign(response, { json: async <T>() => (await (await response).json()) as T });
    };
  return { get: send("get"), post: send("post"), put: send("put") };
}

function formatAddress(origin: string, path: string, { searchParams }: Options): string {
  const address = new URL(path, origin);
  if (searchParams !== undefined)
    address.search = new URLSearchParams(searchParams as Record<string, string>).toString();
  return address.href;
}

/** Options for reads that must not be repeated, such as exports, which are counted. */
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
export const read = <Wire>(request: Answer): Promise<Camelized<Wire>> =>
  call(async () => camelize(await request.json<Wire>()));

export const send = (request: Answer): Promise<void> => call(async () => void (await request));

function toCallFailure(error: unknown): Failure {
  if (isHttpError(error)) {
    const { status, headers } = error.response;
    return toResponseFailure(status, error.data, readRetryAfter(headers));
  }
  if (isNamed(error, "NetworkError") || isNamed(error, "TimeoutError")) return { kind: "offline" };
  // An unreadable response: HTML or other JSON than expected, or truncated.
  return { kind: "broken", status: 200 };
}

/** Our servers send seconds. */
export function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get("retry-after") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** `body` is the response's JSON or text, `retryAfter` in seconds. */
export function toResponseFailure(status: number, body: unknown, retryAfter?: number): Failure {
  const { error_message: message, error_code: code, detail, url } = toError(body);
  if (status === 303) {
    const to = sanitizeNext(url, "");
    return to === "" ? { kind: "refused", status } : { kind: "moved", to };
  }
  const sentence = message || detail;
  const common = { status, ...(sentence && { message: sentence }), ...(retryAfter !== undefined && { retryAfter }) };
  return status >= 500 ? { kind: "broken", ...common } : { kind: "refused", ...common, ...(code && { code }) };
}

function toError(body: unknown): Partial<ErrorWire & MovedWire> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

export const isAbort = (error: unknown): boolean => isNamed(error, "AbortError");

/** Checked by name, because ky loads later. */
export const isHttpError = (error: unknown): error is HTTPError => isNamed(error, "HTTPError");

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
