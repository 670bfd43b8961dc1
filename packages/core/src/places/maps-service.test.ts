import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planMap } from "./maps-service.ts";

describe("planMap", () => {
  it("loads the service with its places library if the operator has a key", () => {
    expect(planMap(" K-1&x ", { isDrawn: true })).toEqual({
      do: "load",
      address: "https://maps.googleapis.com/maps/api/js?key=K-1%26x&libraries=places",
    });
    expect(planMap("", { isDrawn: true })).toEqual({ do: "draw" });
    expect(planMap(" ", { isDrawn: false })).toEqual({ do: "list" });
  });

  it("lists the districts without a map", () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(planMap(key, null)).toEqual({ do: "list" });
      }),
    );
  });
});
