import { expect, it } from "vitest";
import { createHttp } from "./http.ts";
import { createReporter } from "./report-api.ts";

function reporter(status: number, headers: Record<string, string> = {}) {
  const asked: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init));
    return new Response(null, { status, headers });
  };
  return { api: createReporter(createHttp({ origin: "http://directory.example", fetch })), asked };
}

it("sends a report unchanged", async () => {
  const { api, asked } = reporter(204);
  expect(await api.send('{"message":"It broke"}')).toEqual({ status: "sent" });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST http://directory.example/api/reports/"]);
  expect(asked[0]?.headers.get("content-type")).toBe("application/json");
  expect(await asked[0]?.text()).toBe('{"message":"It broke"}');
});

it("returns how long the server wants the client to wait", async () => {
  expect(await reporter(429, { "retry-after": "30" }).api.send("{}")).toEqual({ status: "limited", retryAfter: "30" });
});

it("drops a report that the server rejects", async () => {
  expect(await reporter(500).api.send("{}")).toEqual({ status: "lost" });
});
