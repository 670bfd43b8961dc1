import { afterEach, describe, expect, it } from "vitest";
import { expectNoRequests, refuseNetwork } from "./no-network.ts";

let restore = () => {};
afterEach(() => restore());

describe("the network guard of stories", () => {
  it("rejects a fetch and reports its URL", async () => {
    restore = refuseNetwork();
    await expect(fetch("https://example.org/api/search/")).rejects.toThrow("Stories must not use the network.");
    expect(expectNoRequests).toThrow("https://example.org/api/search/");
  });

  it("rejects an XMLHttpRequest and reports its URL", () => {
    restore = refuseNetwork();
    expect(() => new XMLHttpRequest().open("GET", "/api/session/")).toThrow("Stories must not use the network.");
    expect(expectNoRequests).toThrow("GET /api/session/");
  });

  it("clears the previous story's requests", async () => {
    restore = refuseNetwork();
    await fetch("/api/session/").catch(() => {});
    restore();
    restore = refuseNetwork();
    expect(expectNoRequests).not.toThrow();
  });

  it("restores the network", () => {
    const { fetch: real } = globalThis;
    restore = refuseNetwork();
    expect(globalThis.fetch).not.toBe(real);
    restore();
    expect(globalThis.fetch).toBe(real);
  });
});
