import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { listHistoryRows } from "./history.ts";

const TERM = {
  office: "Representative",
  state: "Washington",
  district: "7",
  party: "Democrat",
  caucus: "",
  note: "",
  start: "2017-01-03",
  end: "",
};

describe("listHistoryRows", () => {
  it("lists terms, changes and sources, in that order", () => {
    const profile = aProfile({
      terms: [TERM],
      leadershipHistory: [{ title: "Caucus Vice Chair", chamber: "house", start: "2019-01-03", end: "2021-01-03" }],
      substantiveUpdatedDate: "2026-03-04",
      updatedDate: "2026-06-01",
      sources: ["The clerk’s roll", "The office’s own page"],
    });
    expect(listHistoryRows(profile)).toEqual([
      { label: "Terms in office", lines: ["Representative, Washington, District 7, Democrat, since 2017"] },
      { label: "Leadership posts", lines: ["Caucus Vice Chair, 2019–2021"] },
      { label: "Last substantive update", lines: ["March 4, 2026"] },
      { label: "Last updated", lines: ["June 1, 2026"] },
      { label: "Sources", lines: ["The clerk’s roll", "The office’s own page"] },
    ]);
  });

  it("summarizes terms above the limit", () => {
    const terms = [2017, 2019, 2021, 2023].map((year) => ({
      ...TERM,
      start: `${year}-01-03`,
      end: `${year + 2}-01-03`,
    }));
    expect(listHistoryRows({ updatedDate: null, terms })[0]).not.toHaveProperty("summary");
    const [row] = listHistoryRows({ updatedDate: null, terms: [...terms, { ...TERM, start: "2025-01-03" }] });
    expect(row).toMatchObject({ summary: "since 2017, 5 terms" });
    expect(row?.lines).toHaveLength(5);
  });

  it("uses the singular for one source", () => {
    expect(listHistoryRows({ updatedDate: null, sources: ["The clerk’s roll"] })).toEqual([
      { label: "Source", lines: ["The clerk’s roll"] },
    ]);
  });

  it("omits unknown facts", () => {
    expect(listHistoryRows({ updatedDate: null })).toEqual([]);
    expect(listHistoryRows({ updatedDate: "2026-06-01" })).toEqual([
      { label: "Last updated", lines: ["June 1, 2026"] },
    ]);
  });
});
