import { describe, expect, it } from "vitest";
import { anAppConfig } from "../../testing/builders.ts";
import { CallFailed } from "../kernel/failure.ts";
import { createLookupsStore } from "./lookups.store.ts";

const config = anAppConfig();

describe("the lookups store", () => {
  it("sends one request for all current and later callers", async () => {
    let calls = 0;
    const store = createLookupsStore({ api: { appConfig: () => Promise.resolve(config).finally(() => (calls += 1)) } });
    expect(store.state$.value).toEqual({ status: "unknown" });
    const [first, second] = await Promise.all([store.load(), store.load()]);
    expect(await store.load()).toBe(first);
    expect(second).toBe(config);
    expect(calls).toBe(1);
    expect(store.state$.value).toEqual({ status: "ready", config });
  });

  it("forwards a failure and retries on the next call", async () => {
    const responses = [Promise.reject(new CallFailed({ kind: "offline" })), Promise.resolve(config)];
    const store = createLookupsStore({
      api: { appConfig: () => responses.shift() ?? Promise.reject(new Error("none")) },
    });
    await expect(store.load()).rejects.toThrow("The server could not be reached");
    expect(store.state$.value).toEqual({ status: "unknown" });
    expect(await store.load()).toBe(config);
  });
});
