import { describe, expect, it } from "vitest";
import { KNOW_WHO_TYPES, KNOW_WHO_TYPES_BY_SCOPE } from "./search-lookups.ts";

const written = (types: readonly { id: string; name: string }[]) => types.map(({ id, name }) => `${id} ${name}`);

describe("know-who types", () => {
  it("each belong to one directory, and all of them to the universal directory", () => {
    expect(written(KNOW_WHO_TYPES_BY_SCOPE.congressional)).toEqual([
      "8 Member of Congress",
      "9 Congressional Staffer",
      "13 Governor",
      "14 Governor’s Staffer",
    ]);
    expect(written(KNOW_WHO_TYPES_BY_SCOPE.state)).toEqual(["10 State Legislator", "12 State Staffer"]);
    expect(written(KNOW_WHO_TYPES_BY_SCOPE.federal)).toEqual(["15 Agency Official"]);
    const { congressional, state, federal } = KNOW_WHO_TYPES_BY_SCOPE;
    expect(KNOW_WHO_TYPES).toEqual([...congressional, ...state, ...federal]);
    expect(KNOW_WHO_TYPES_BY_SCOPE.universal).toBe(KNOW_WHO_TYPES);
  });
});
