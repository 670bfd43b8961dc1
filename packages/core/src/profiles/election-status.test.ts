import { describe, expect, it } from "vitest";
import { electionRace, electionTone } from "./election-status.ts";

describe("electionTone", () => {
  it.each([
    ["Running", "running"],
    ["lost", "lost"],
    ["Won ", "won"],
    ["Withdrawn", "withdrawn"],
    ["Too Close to Call", "too-close-to-call"],
    ["too_close_to_call", "too-close-to-call"],
    ["Retiring", "other"],
    ["", "other"],
  ])("%j is %s", (status, tone) => expect(electionTone(status)).toBe(tone));
});

describe("electionRace", () => {
  it("names race and year, as far as known", () => {
    expect(electionRace({ name: "U.S. Senate", status: "Won", year: 2026 })).toBe("U.S. Senate, 2026");
    expect(electionRace({ name: "U.S. Senate", status: "Won", year: null })).toBe("U.S. Senate");
    expect(electionRace({ name: "", status: "Won", year: 2026 })).toBe("2026");
  });
});
