import { describe, expect, it, vi } from "vitest";
import { fakeLog, fakeSearchApi } from "../../testing/index.ts";
import { createSearchPlacesStore } from "./search-places.store.ts";

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("the places of a search", () => {
  it("is requested once, and forgotten by a search without one", async () => {
    const api = fakeSearchApi();
    const places = vi.spyOn(api, "places");
    const store = createSearchPlacesStore({ api, log: fakeLog() });
    store.show("98101");
    store.show("98101");
    await settle();
    expect(store.state$.value).toEqual({ zipCode: { zipCode: "98101", towns: [], states: [] }, towns: [] });
    expect(places).toHaveBeenCalledTimes(1);
    store.show("Room 98101");
    expect(store.state$.value).toBeNull();
  });

  it("may be a town", async () => {
    const api = fakeSearchApi();
    const places = vi.spyOn(api, "places");
    const store = createSearchPlacesStore({ api, log: fakeLog() });
    for (const keyword of ["Durham, NC", "", '"durham"', "206 555 0100"]) store.show(keyword);
    await settle();
    expect(places.mock.calls.map(([keyword]) => keyword)).toEqual(["Durham, NC"]);
  });

  it("stays unknown after a failure, which is logged", async () => {
    const log = fakeLog();
    const api = fakeSearchApi({ places: () => Promise.reject(new Error("offline")) });
    const store = createSearchPlacesStore({ api, log });
    store.show("98101");
    await settle();
    expect(store.state$.value).toBeNull();
    expect(log.errors).toEqual(["The places of a keyword could not be loaded"]);
    store.show("98102");
    await settle();
    expect(log.errors).toHaveLength(2);
  });
});
