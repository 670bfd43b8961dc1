import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countRelatedProfiles, formatRelation, type Relation } from "./related-profiles.ts";

describe("countRelatedProfiles", () => {
  it("returns six, or three below 960 pixels", () => {
    expect([400, 959, 960, 1440].map(countRelatedProfiles)).toEqual([3, 3, 6, 6]);
  });
});

describe("formatRelation", () => {
  const none: Relation = { seat: null, state: "", isMember: true, committees: [] };
  const line = (facts: Partial<Relation>) => formatRelation({ ...none, ...facts });

  it("names the shared seat, state and committees", () => {
    expect(line({ seat: "predecessor", state: "Texas" })).toBe("Predecessor in the seat");
    expect(line({ seat: "holder" })).toBe("Holds the seat now");
    expect(line({ state: "Texas" })).toBe("Also represents Texas");
    expect(line({ state: "Texas", isMember: false })).toBe("Also holds office in Texas");
    expect(line({ committees: ["Senate Rules"] })).toBe("Also serves on Senate Rules");
    expect(line({ committees: ["Rules", "Water"] })).toBe("Also serves on Rules and Water");
    expect(line({ committees: ["Rules", "Water", "Roads"] })).toBe("Also serves on Rules and 2 other committees");
    expect(line({ state: "Texas", committees: ["Rules"] })).toBe("Also represents Texas; serves on Rules");
    expect(line({})).toBe("");
  });

  it("is not empty if anything is shared", () => {
    const committees = fc.array(fc.constantFrom("Rules", "Water", "Roads"), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom("", "Texas"), fc.boolean(), committees, (state, isMember, names) => {
        const text = line({ state, isMember, committees: names });
        expect(text === "").toBe(state === "" && names.length === 0);
        expect(text.includes("Texas")).toBe(state !== "");
        expect(text.includes(names[0] ?? "Also")).toBe(text !== "");
      }),
    );
  });
});
