import { describe, expect, it, vi } from "vitest";
import { fakeLog, fakeSearchApi } from "../../testing/index.ts";
import { createZipCodeStore } from "./zip-code.store.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the ZIP code of a search", () => {
  it("is requested once, and forgotten by a search without one", async () => {
    const api = fakeSearchApi();
    const zipCode = vi.spyOn(api, "zipCode");
    const store = createZipCodeStore({ api, log: fakeLog() });
    store.show("98101");
    store.show("98101");
    await settle();
    expect(store.state$.value).toEqual({ zipCode: "98101", towns: [], states: [] });
    expect(zipCode).toHaveBeenCalledTimes(1);
    store.show(null);
    expect(store.state$.value).toBeNull();
  });

  it("stays unknown after a failure, which is logged", async () => {
    const log = fakeLog();
    const api = fakeSearchApi({ zipCode: () => Promise.reject(new Error("offline")) });
    const store = createZipCodeStore({ api, log });
    store.show("98101");
    await settle();
    expect(store.state$.value).toBeNull();
    expect(log.errors).toEqual(["The places of a ZIP code could not be loaded"]);
    store.show("98102");
    await settle();
    expect(log.errors).toHaveLength(2);
  });
});
