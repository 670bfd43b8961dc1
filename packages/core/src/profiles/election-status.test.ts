import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { describeElectionRace, describeElectionStanding, listRacetrackerLinks } from "./election-status.ts";

describe("describeElectionStanding", () => {
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
  ])("%j is %s", (status, tone) =>
    expect(describeElectionStanding({ status, year: null }, "2026-11-23")).toEqual({ text: status, tone }),
  );
});

describe("describeElectionStanding on a day", () => {
  const on = (status: string, year: number, today: string) => describeElectionStanding({ status, year }, today).text;

  it("doesn't show a candidate as running after the general election", () => {
    expect(on("Running", 2026, "2026-11-03")).toBe("Running");
    expect(on("Running", 2026, "2026-11-04")).toBe("Result not recorded");
    expect(describeElectionStanding({ status: "Running", year: 2026 }, "2026-11-23").tone).toBe("other");
  });

  it("doesn't show a race as too close to call after its year", () => {
    expect(on("Too Close to Call", 2026, "2026-11-23")).toBe("Too Close to Call");
    expect(on("Too Close to Call", 2026, "2027-01-01")).toBe("Result not recorded");
  });

  it("never changes a result and never shows a past race as open", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true });
    const statuses = fc.constantFrom("Running", "Won", "Lost", "Withdrawn", "Too Close to Call");
    fc.assert(
      fc.property(statuses, fc.integer({ min: 2020, max: 2035 }), days, (status, year, day) => {
        const { text, tone } = describeElectionStanding({ status, year }, day.toISOString().slice(0, 10));
        if (["Won", "Lost", "Withdrawn"].includes(status)) expect(text).toBe(status);
        if (day.getUTCFullYear() > year) expect(["running", "too-close-to-call"]).not.toContain(tone);
      }),
    );
  });
});

describe("describeElectionRace", () => {
  it("shows race and year, if known", () => {
    expect(describeElectionRace({ name: "U.S. Senate", status: "Won", year: 2026 })).toBe("U.S. Senate, 2026");
    expect(describeElectionRace({ name: "U.S. Senate", status: "Won", year: null })).toBe("U.S. Senate");
    expect(describeElectionRace({ name: "", status: "Won", year: 2026 })).toBe("2026");
  });
});

describe("listRacetrackerLinks", () => {
  const links = (fields: Parameters<typeof aProfile>[0]) => listRacetrackerLinks(aProfile(fields));

  it("links to the race and the candidate, if known", () => {
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

  it("links only to http addresses", () => {
    expect(links({ racetrackerElectionUrl: "javascript:alert(1)" })).toEqual([]);
  });
});
