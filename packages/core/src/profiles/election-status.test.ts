import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { electionRace, electionTone, racetrackerLinks } from "./election-status.ts";

describe("electionTone", () => {
  it.each([
    ["Running", "running"],
    ["lost", "lost"],
    ["Won ", "won"],
    ["Withdrawn", "withdrawn"],
    ["Too Close to Call", "too-close-to-call"],
    ["too_close_to_call", "too-close-to-call"],
    ["too  close - to call", "too-close-to-call"],
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

describe("racetrackerLinks", () => {
  const links = (fields: Parameters<typeof aProfile>[0]) => racetrackerLinks(aProfile(fields));

  it("leads to the race and to the candidate, each if it is known", () => {
    const urls = {
      racetrackerElectionUrl: "https://example.org/race",
      racetrackerCandidateUrl: "https://example.org/ruth",
    };
    expect(links({ ...urls, electionStatus: { name: "U.S. Senate", status: "Won", year: 2026 } })).toEqual([
      { label: "Race Tracker: U.S. Senate", href: "https://example.org/race" },
      { label: "Race Tracker: Ruth Halvorsen", href: "https://example.org/ruth" },
    ]);
    expect(links({ racetrackerElectionUrl: " https://example.org/race " })).toEqual([
      { label: "Race Tracker: the race", href: "https://example.org/race" },
    ]);
    expect(links({})).toEqual([]);
  });

  it("leads nowhere but to http addresses", () => {
    expect(links({ racetrackerElectionUrl: "javascript:alert(1)" })).toEqual([]);
  });
});
