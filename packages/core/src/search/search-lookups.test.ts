import { describe, expect, it } from "vitest";
import { KNOW_WHO_TYPES, KNOW_WHO_TYPES_OF } from "./search-lookups.ts";

const written = (types: readonly { id: string; name: string }[]) => types.map(({ id, name }) => `${id} ${name}`);

describe("profile types", () => {
  it("of contacts belong to one directory each, and all to the universal one", () => {
    expect(written(KNOW_WHO_TYPES_OF.congressional)).toEqual([
      "8 Member of Congress",
      "9 Congressional Staffer",
      "13 Governor",
      "14 Governor’s Staffer",
    ]);
    expect(written(KNOW_WHO_TYPES_OF.state)).toEqual(["10 State Legislator", "12 State Staffer"]);
    expect(written(KNOW_WHO_TYPES_OF.federal)).toEqual(["15 Agency Official"]);
    const { congressional, state, federal } = KNOW_WHO_TYPES_OF;
    expect(KNOW_WHO_TYPES).toEqual([...congressional, ...state, ...federal]);
    expect(KNOW_WHO_TYPES_OF.universal).toBe(KNOW_WHO_TYPES);
  });
});
