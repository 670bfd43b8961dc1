import { CallFailed, type Failure } from "@rotunda/core";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call, createHttp, toResponseFailure, NO_RETRY } from "./http.ts";

type Fetch = typeof globalThis.fetch;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

function httpWith(
  answer: (request: Request, attempt: number) => Response | Promise<Response>,
  onSignedOut?: () => void,
) {
  const requests: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    request.signal.throwIfAborted();
    return answer(request, requests.length);
  };
  return { http: createHttp({ origin: "http://directory.example", fetch, onSignedOut }), requests };
}

const failureOf = async (run: () => Promise<unknown>): Promise<Failure> => {
  const error: unknown = await call(run).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallFailed) return error.failure;
  throw new Error(`not a failed call: ${String(error)}`);
};

describe("createHttp", () => {
  it("calls paths below the origin without the cache", async () => {
    const { http, requests } = httpWith(() => json(200, { ok: true }));
    expect(await http.get("api/config/app/").json()).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe("http://directory.example/api/config/app/");
    expect(request?.cache).toBe("no-store");
    expect(request?.credentials).toBe("include");
    const names = ["cache-control", "pragma", "expires"];
    expect(names.map((name) => request?.headers.get(name))).toEqual(["no-cache", "no-cache", "0"]);
  });

  it("bypasses the cache with any options", async () => {
    const { http, requests } = httpWith(() => json(200, {}));
    await http.post("api/briefcase/toggle/", { json: { action: "add" }, headers: { "X-Asked-By": "a test" } }).json();
    const [request] = requests;
    expect(request?.headers.get("cache-control")).toBe("no-cache");
    expect(request?.headers.get("x-asked-by")).toBe("a test");
    expect(request?.cache).toBe("no-store");
  });

  it("uses the browser's fetch by default", async () => {
    const fetched = vi.fn<Fetch>(() => Promise.resolve(json(200, { from: "the browser" })));
    vi.stubGlobal("fetch", fetched);
    try {
      const http = createHttp({ origin: "http://directory.example" });
      expect(await http.get("x").json()).toEqual({ from: "the browser" });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("retries a read once after a gateway error", async () => {
    const { http, requests } = httpWith((_, attempt) => (attempt === 1 ? json(503, {}) : json(200, { attempt })));
    expect(await http.get("api/briefcase/").json()).toEqual({ attempt: 2 });
    expect(requests).toHaveLength(2);
  });

  it.each([502, 503, 504])("fails when a gateway returns %i twice", async (status) => {
    vi.useFakeTimers();
    try {
      const answer = new Response("<h1>Busy</h1>", { status });
      const { http, requests } = httpWith(() => answer.clone());
      const failure = failureOf(() => http.get("api/briefcase/").json());
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await failure).toEqual({ kind: "broken", status });
      expect(requests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([429, 503])("retries a read once after %i, when Retry-After has passed", async (status) => {
    vi.useFakeTimers();
    try {
      const busy = () => new Response("{}", { status, headers: { "Retry-After": "5" } });
      const { http, requests } = httpWith((_, attempt) => (attempt === 1 ? busy() : json(200, { attempt })));
      const answer = http.get("api/briefcase/").json();
      await vi.advanceTimersByTimeAsync(4_900);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await answer).toEqual({ attempt: 2 });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [429, "11", 11],
    [429, "Wed, 25 Nov 2026 10:00:00 GMT", undefined],
    [503, "3600", 3600],
  ])("fails at once after %i with Retry-After %s", async (status, after, retryAfter) => {
    const { http, requests } = httpWith(() => new Response("{}", { status, headers: { "Retry-After": after } }));
    const failure = await failureOf(() => http.get("api/briefcase/").json());
    expect(failure).toEqual({ kind: status < 500 ? "refused" : "broken", status, ...(retryAfter && { retryAfter }) });
    expect(requests).toHaveLength(1);
  });

  it("doesn't retry a read that must happen once", async () => {
    const { http, requests } = httpWith(() => json(503, {}));
    expect(await failureOf(() => http.get("api/searchExport/", NO_RETRY).json())).toEqual({
      kind: "broken",
      status: 503,
    });
    expect(requests).toHaveLength(1);
  });

  it("doesn't retry a read that the server failed or refused, and never a write", async () => {
    for (const status of [400, 401, 403, 404, 413, 429, 500]) {
      const { http, requests } = httpWith(() => json(status, {}));
      await failureOf(() => http.get("api/briefcase/").json());
      expect(requests).toHaveLength(1);
    }
    for (const method of ["post", "put"] as const) {
      const { http, requests } = httpWith(() => json(503, {}));
      await failureOf(() => http[method]("x").json());
      expect(requests).toHaveLength(1);
    }
  });
});

describe("a response that came with the page", () => {
  const ORIGIN = "http://directory.example";
  const httpWithAnswer = (status: number, body: unknown) => {
    const fetch = vi.fn<Fetch>(() => Promise.resolve(json(200, { from: "the server" })));
    const answer = vi.fn((address: string) =>
      Promise.resolve(address.endsWith("/known?q=a+b") ? json(status, body) : undefined),
    );
    const onSignedOut = vi.fn();
    return { http: createHttp({ origin: ORIGIN, fetch, answer, onSignedOut }), fetch, answer, onSignedOut };
  };

  it("replaces a request", async () => {
    const { http, fetch } = httpWithAnswer(200, { from: "the page" });
    expect(await http.get("known", { searchParams: { q: "a b" } }).json()).toEqual({ from: "the page" });
    expect(fetch).not.toHaveBeenCalled();
    expect(await http.get("other").json()).toEqual({ from: "the server" });
    expect(await http.post("known?q=a+b").json()).toEqual({ from: "the server" });
  });

  it("fails like one that was requested", async () => {
    const { http, onSignedOut } = httpWithAnswer(401, { error_message: "Please log in." });
    expect(await failureOf(() => http.get("known?q=a+b").json())).toEqual({
      kind: "refused",
      status: 401,
      message: "Please log in.",
    });
    expect(onSignedOut).toHaveBeenCalledOnce();
    expect((await http.get("known?q=a+b", { throwHttpErrors: false })).status).toBe(401);
    expect((await http.get("known?q=a+b", { throwHttpErrors: (status) => status !== 401 })).status).toBe(401);
  });

  it("isn't used after an abort", async () => {
    const { http } = httpWithAnswer(200, {});
    const answer = call(() => http.get("known?q=a+b", { signal: AbortSignal.abort() }).json());
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("loads the code that sends requests again after a failure", async () => {
  let isOffline = true;
  const load = <T>(code: () => Promise<T>) =>
    isOffline ? Promise.reject(new CallFailed({ kind: "offline" })) : code();
  const fetch = () => Promise.resolve(json(200, { from: "the server" }));
  const http = createHttp({ origin: "http://directory.example", fetch, load });
  expect(await failureOf(() => http.get("x").json())).toEqual({ kind: "offline" });
  isOffline = false;
  expect(await http.get("x").json()).toEqual({ from: "the server" });
});

const answering = (status: number, body: unknown) =>
  failureOf(() =>
    httpWith(() => json(status, body))
      .http.get("x")
      .json(),
  );

describe("a failed call", () => {
  it("is refused below 500, with the server's message and code", async () => {
    expect(await answering(404, {})).toEqual({ kind: "refused", status: 404 });
    expect(
      await answering(403, { error_message: "No access.", error_code: "NO_ACCESS", detail: "Ask your advisor." }),
    ).toEqual({ kind: "refused", status: 403, message: "No access.", code: "NO_ACCESS" });
    expect(await answering(403, { error_message: "", detail: "Ask your advisor." })).toEqual({
      kind: "refused",
      status: 403,
      message: "Ask your advisor.",
    });
    expect(await answering(401, { detail: 5, error_message: null })).toEqual({ kind: "refused", status: 401 });
  });

  it("is broken from 500 on", async () => {
    expect(await answering(500, { error_message: "Out of order." })).toEqual({
      kind: "broken",
      status: 500,
      message: "Out of order.",
    });
    expect(await answering(500, { error_message: "Out of order.", error_code: "OUT_OF_ORDER", url: "/x" })).toEqual({
      kind: "broken",
      status: 500,
      message: "Out of order.",
    });
    expect(await answering(499, {})).toEqual({ kind: "refused", status: 499 });
    const plain = httpWith(() => new Response("<h1>Bad gateway</h1>", { status: 501 }));
    expect(await failureOf(() => plain.http.get("x").json())).toEqual({ kind: "broken", status: 501 });
  });

  it("is broken if the response can't be parsed", async () => {
    for (const body of ["<!doctype html>", '{"results": [', ""]) {
      const { http } = httpWith(() => new Response(body, { status: 200 }));
      expect(await failureOf(() => http.get("x").json())).toEqual({ kind: "broken", status: 200 });
    }
  });

  it("has moved for 303 to a path on this origin", async () => {
    expect(await answering(303, { url: "/rotunda/profile/8-ruth" })).toEqual({
      kind: "moved",
      to: "/rotunda/profile/8-ruth",
    });
    for (const url of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "",
      5,
      null,
    ]) {
      expect(await answering(303, { url })).toEqual({ kind: "refused", status: 303 });
    }
    expect(await answering(303, null)).toEqual({ kind: "refused", status: 303 });
    expect(await answering(403, { url: "/rotunda/paywall" })).toEqual({ kind: "refused", status: 403 });
  });

  it("is offline without a response", async () => {
    const { http, requests } = httpWith(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failureOf(() => http.post("x").json())).toEqual({ kind: "offline" });
    expect(requests).toHaveLength(1);
  });

  it("is offline if the retry of a read gets no response", async () => {
    vi.useFakeTimers();
    try {
      const { http, requests } = httpWith(() => Promise.reject(new TypeError("fetch failed")));
      const failure = failureOf(() => http.get("x").json());
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await failure).toEqual({ kind: "offline" });
      expect(requests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is broken on a program error", async () => {
    expect(await failureOf(() => Promise.reject(new RangeError("too far")))).toEqual({ kind: "broken", status: 200 });
  });

  it("is broken if the response has an unexpected shape", async () => {
    const { http } = httpWith(() => json(200, {}));
    const failure = await failureOf(
      async () => (await http.get("x").json<{ pagination: { page: number } }>()).pagination.page,
    );
    expect(failure).toEqual({ kind: "broken", status: 200 });
  });

  it("forwards an existing failure", async () => {
    expect(await failureOf(() => Promise.reject(new CallFailed({ kind: "refused", status: 418 })))).toEqual({
      kind: "refused",
      status: 418,
    });
  });

  it("depends only on the status, except for a move", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.jsonValue(), (status, body) => {
        const failure = toResponseFailure(status, body);
        if (failure.kind !== "moved")
          expect(failure).toMatchObject({ kind: status >= 500 ? "broken" : "refused", status });
        else expect(status).toBe(303);
      }),
    );
  });
});

describe("the end of a session", () => {
  it("is reported only for 401, and the listener is optional", async () => {
    const onSignedOut = vi.fn();
    for (const status of [200, 303, 400, 403, 404, 500]) {
      const { http } = httpWith(() => json(status, {}), onSignedOut);
      await http.get("x", { throwHttpErrors: false }).json();
    }
    expect(onSignedOut).not.toHaveBeenCalled();
    const { http } = httpWith(() => json(401, {}), onSignedOut);
    expect(await failureOf(() => http.post("x").json())).toEqual({ kind: "refused", status: 401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    const alone = httpWith(() => json(401, {}));
    expect(await failureOf(() => alone.http.get("x").json())).toEqual({ kind: "refused", status: 401 });
  });
});

describe("an abort", () => {
  it("rejects with AbortError", async () => {
    const controller = new AbortController();
    const { http } = httpWith(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
        }),
    );
    const answer = call(() => http.get("x", { signal: controller.signal }).json());
    setTimeout(() => controller.abort(), 5);
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    await expect(answer).rejects.not.toBeInstanceOf(CallFailed);
  });
});

describe("error detection", () => {
  it("detects an abort by the error's name", async () => {
    const given = Object.assign(new Error("given up"), { name: "AbortError" });
    await expect(call(() => Promise.reject(given))).rejects.toBe(given);
    // oxlint-disable-next-line prefer-promise-reject-errors -- what a careless caller might throw
    expect(await failureOf(() => Promise.reject({ name: "AbortError" }))).toEqual({ kind: "broken", status: 200 });
  });

  it("uses only text messages and codes of an error response", () => {
    expect(toResponseFailure(404, ["error_message", "No."])).toEqual({ kind: "refused", status: 404 });
    expect(toResponseFailure(404, "No.")).toEqual({ kind: "refused", status: 404 });
    expect(toResponseFailure(404, undefined)).toEqual({ kind: "refused", status: 404 });
    expect(toResponseFailure(404, { detail: ["No."], error_code: 7 })).toEqual({ kind: "refused", status: 404 });
    expect(toResponseFailure(404, { error_code: "GONE" })).toEqual({ kind: "refused", status: 404, code: "GONE" });
    expect(toResponseFailure(404, { error_code: "" })).toEqual({ kind: "refused", status: 404 });
  });
});

describe("the timeout", () => {
  afterEach(() => void vi.useRealTimers());

  it("ends after thirty seconds and counts as offline", async () => {
    vi.useFakeTimers();
    const { http } = httpWith(() => new Promise(() => {}));
    const failure = failureOf(() => http.get("x").json());
    let isOver = false;
    void failure.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await failure).toEqual({ kind: "offline" });
  });
});
