import { expect, it } from "vitest";
import { createHttp } from "./http.ts";
import { createReporter } from "./report-api.ts";

function reporter(status: number, headers: Record<string, string> = {}) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return new Response(null, { status, headers });
  };
  return { api: createReporter(createHttp({ origin: "http://directory.example", fetch })), requests };
}

it("sends a report unchanged", async () => {
  const { api, requests } = reporter(204);
  expect(await api.send('{"message":"It broke"}')).toEqual({ status: "sent" });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://directory.example/api/reports/"]);
  expect(requests[0]?.headers.get("content-type")).toBe("application/json");
  expect(await requests[0]?.text()).toBe('{"message":"It broke"}');
});

it("returns how long the server wants the client to wait", async () => {
  expect(await reporter(429, { "retry-after": "30" }).api.send("{}")).toEqual({ status: "limited", retryAfter: "30" });
});

it("drops a report that the server rejects", async () => {
  expect(await reporter(500).api.send("{}")).toEqual({ status: "lost" });
});
