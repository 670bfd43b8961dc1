import { afterEach, describe, expect, it } from "vitest";
import { expectNoRequests, refuseNetwork } from "./no-network.ts";

let restore = () => {};
afterEach(() => restore());

describe("the guard around a story", () => {
  it("refuses a request, and says which story made it", async () => {
    restore = refuseNetwork();
    await expect(fetch("https://example.org/api/search/")).rejects.toThrow("Stories never reach a network.");
    expect(expectNoRequests).toThrow("https://example.org/api/search/");
  });

  it("refuses the older way too", () => {
    restore = refuseNetwork();
    expect(() => new XMLHttpRequest().open("GET", "/api/session/")).toThrow("Stories never reach a network.");
    expect(expectNoRequests).toThrow("GET /api/session/");
  });

  it("forgets what the story before it asked for", async () => {
    restore = refuseNetwork();
    await fetch("/api/session/").catch(() => {});
    restore();
    restore = refuseNetwork();
    expect(expectNoRequests).not.toThrow();
  });

  it("gives the network back", () => {
    const { fetch: real } = globalThis;
    restore = refuseNetwork();
    expect(globalThis.fetch).not.toBe(real);
    restore();
    expect(globalThis.fetch).toBe(real);
  });
});
