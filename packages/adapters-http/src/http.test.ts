import { CallFailed, type Failure } from "@rotunda/core";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call, createHttp, failureOfAnswer } from "./http.ts";

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
  it("calls paths below the origin and asks for nothing cached", async () => {
    const { http, requests } = httpWith(() => json(200, { ok: true }));
    expect(await http.get("api/config/app/").json()).toEqual({ ok: true });
    const [request] = requests;
    expect(request?.url).toBe("http://directory.example/api/config/app/");
    expect(request?.cache).toBe("no-store");
    expect(request?.credentials).toBe("include");
    expect([request?.headers.get("cache-control"), request?.headers.get("pragma")]).toEqual(["no-cache", "no-cache"]);
  });

  it("reads once more when a gateway falters", async () => {
    const { http, requests } = httpWith((_, attempt) => (attempt === 1 ? json(503, {}) : json(200, { attempt })));
    expect(await http.get("api/briefcase/").json()).toEqual({ attempt: 2 });
    expect(requests).toHaveLength(2);
  });

  it("doesn't repeat a read the server itself failed or refused, and never a write", async () => {
    for (const status of [400, 401, 403, 404, 413, 429, 500]) {
      const { http, requests } = httpWith(() => json(status, {}));
      await failureOf(() => http.get("api/briefcase/").json());
      expect(requests).toHaveLength(1);
    }
    for (const method of ["post", "put"] as const) {
      const { http, requests } = httpWith(() => json(503, {}));
      await failureOf(() => http(method, { method }).json());
      expect(requests).toHaveLength(1);
    }
  });
});

const answering = (status: number, body: unknown) =>
  failureOf(() =>
    httpWith(() => json(status, body))
      .http.get("x")
      .json(),
  );

describe("a failed call", () => {
  it("is refused below 500, with the server's own sentence and code", async () => {
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
    const plain = httpWith(() => new Response("<h1>Bad gateway</h1>", { status: 501 }));
    expect(await failureOf(() => plain.http.get("x").json())).toEqual({ kind: "broken", status: 501 });
  });

  it("is broken when the answer can't be read", async () => {
    for (const body of ["<!doctype html>", '{"results": [', ""]) {
      const { http } = httpWith(() => new Response(body, { status: 200 }));
      expect(await failureOf(() => http.get("x").json())).toEqual({ kind: "broken", status: 200 });
    }
  });

  it("has moved at 303 to a path on this origin", async () => {
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
  });

  it("is offline when no answer came", async () => {
    const { http, requests } = httpWith(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failureOf(() => http.post("x").json())).toEqual({ kind: "offline" });
    expect(requests).toHaveLength(1);
  });

  it("is broken when the answer has another shape than was agreed", async () => {
    const { http } = httpWith(() => json(200, {}));
    const failure = await failureOf(
      async () => (await http.get("x").json<{ pagination: { page: number } }>()).pagination.page,
    );
    expect(failure).toEqual({ kind: "broken", status: 200 });
  });

  it("passes on what is a failure already", async () => {
    expect(await failureOf(() => Promise.reject(new CallFailed({ kind: "refused", status: 418 })))).toEqual({
      kind: "refused",
      status: 418,
    });
  });

  it("is read from any answer by its status alone, a move aside", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), fc.jsonValue(), (status, body) => {
        const failure = failureOfAnswer(status, body);
        if (failure.kind !== "moved")
          expect(failure).toMatchObject({ kind: status >= 500 ? "broken" : "refused", status });
        else expect(status).toBe(303);
      }),
    );
  });
});

describe("the end of a session", () => {
  it("is told at 401, at no other status, and without anybody listening nothing breaks", async () => {
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
  it("stays an abort", async () => {
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

describe("waiting", () => {
  afterEach(() => void vi.useRealTimers());

  it("goes on for thirty seconds, and then counts as offline", async () => {
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
