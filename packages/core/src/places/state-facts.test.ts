import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullState, aState, aVisualization } from "../../testing/places.ts";
import type { Chamber } from "./place-records.ts";
import { describeStateKind, countElectoralVotes, listStateFacts, listStateSearches } from "./state-facts.ts";

const chamber = (legChamberId: Chamber["legChamberId"], seats: number): Chamber => ({ legChamberId, name: "", seats });
const texts = (state: Parameters<typeof listStateFacts>[0]) =>
  listStateFacts(state).map(({ label, text, note }) => [label, text, note].join("|"));

describe("describeStateKind", () => {
  it.each([
    ["NE", "State"],
    ["DC", "Federal district"],
    ["PR", "Territory"],
    ["VI", "Territory"],
  ])("%s is a %s", (shortCode, kind) => {
    expect(describeStateKind({ shortCode })).toBe(kind);
  });
});

describe("listStateSearches", () => {
  it("offers only searches with results", () => {
    expect(listStateSearches(aFullState(), ["congressional", "state", "staff"])).toEqual([
      { text: "Congress, governor and their staff", scope: "congressional" },
      { text: "Legislature and staff", scope: "state" },
      { text: "All profiles", scope: "universal" },
    ]);
    expect(listStateSearches(aState(), ["congressional", "state"])).toEqual([
      { text: "Congress", scope: "congressional" },
      { text: "All profiles", scope: "universal" },
    ]);
    expect(listStateSearches(aFullState({ shortCode: "DC" }), [])).toEqual([
      { text: "Congress and mayor", scope: "congressional" },
      { text: "Legislature", scope: "state" },
      { text: "All profiles", scope: "universal" },
    ]);
  });
});

describe("listStateFacts", () => {
  it("lists population, capital, electors and legislature", () => {
    expect(texts(aFullState())).toEqual([
      "Population|1,961,000|2020",
      "Capital|Des Moines|",
      "Electoral votes|6|for President",
      "Legislature|3 seats|two chambers",
    ]);
  });

  it("lists only known facts", () => {
    expect(texts(aState())).toEqual([]);
    expect(texts(aState({ chambers: [chamber(4, 49)] }))).toEqual(["Legislature|49 seats|one chamber"]);
    expect(texts(aState({ chambers: [chamber(3, 1)] }))).toEqual(["Legislature|1 seat|one chamber"]);
    expect(texts(aState({ chambers: [chamber(5, 12), chamber(6, 3)] }))).toEqual([]);
  });

  it("uses the latest known figure of the population chart, and no other chart", () => {
    const points = [
      { label: "2010", value: 12 },
      { label: "2020", value: 14 },
      { label: "2030", value: null },
    ];
    const population = aVisualization({ points });
    expect(texts(aState({ censusVisualizations: [aVisualization({ id: "age" }), population] }))).toEqual([
      "Population|14|2020",
    ]);
    const share = aVisualization({ points, unit: "percent" });
    expect(texts(aState({ censusVisualizations: [share] }))).toEqual([]);
    expect(
      texts(aState({ censusVisualizations: [aVisualization({ points: [{ label: "2030", value: null }] })] })),
    ).toEqual([]);
  });

  it("has no capital for the federal district", () => {
    expect(texts(aState({ shortCode: "DC", capital: "Washington" }))).toEqual(["Electoral votes|3|for President"]);
  });
});

describe("countElectoralVotes", () => {
  it("returns null for a territory, and without the seats in Congress", () => {
    expect(countElectoralVotes({ shortCode: "PR", chambers: [chamber(1, 1), chamber(2, 2)] })).toBeNull();
    expect(countElectoralVotes({ shortCode: "NE", chambers: [chamber(1, 3)] })).toBeNull();
    expect(countElectoralVotes({ shortCode: "NE", chambers: [chamber(2, 2)] })).toBeNull();
  });

  it("returns at least three for a state with both delegations", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (seats) => {
        const chambers = [chamber(3, 100), chamber(2, 2), chamber(1, seats)];
        expect(countElectoralVotes({ shortCode: "NE", chambers })).toBe(seats + 2);
      }),
    );
  });
});
