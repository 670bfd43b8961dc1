import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSuggestions } from "./plan-suggestions.ts";

describe("planSuggestions", () => {
  it.each([
    ["", { do: "clear" }],
    ["ha", { do: "clear" }],
    [" ha  ", { do: "clear" }],
    ["hal", { do: "ask", text: "hal", afterMs: 600 }],
    [" hal ", { do: "ask", text: "hal", afterMs: 600 }],
    ["halv", { do: "ask", text: "halv", afterMs: 300 }],
    ["周恩来", { do: "ask", text: "周恩来", afterMs: 600 }],
    // Two characters, but four code units.
    ["𝒜𝒷", { do: "clear" }],
  ])("plans for %j: %o", (typed, plan) => {
    expect(planSuggestions(typed, true)).toEqual(plan);
  });

  it("requests nothing for an inactive box", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(planSuggestions(typed, false)).toEqual({ do: "clear" });
      }),
    );
  });
});
