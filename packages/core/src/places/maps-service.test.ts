import { expect, it } from "vitest";
import { buildMapsAddress } from "./maps-service.ts";

it("loads the service with its places library if the operator has a key", () => {
  expect(buildMapsAddress(" K-1&x ")).toBe("https://maps.googleapis.com/maps/api/js?key=K-1%26x&libraries=places");
  expect(buildMapsAddress(" ")).toBe("");
});
