import { describe, expect, it } from "vitest";
import { inventElections, nextElectionDate } from "./elections.ts";
import type { SamplePerson } from "./sample-person.ts";

const aSenator = (differs: Partial<SamplePerson> = {}): SamplePerson => ({
  key: "sen-OH-1",
  seat: { type: "sen", state: "OH", district: "" },
  senateClass: 1,
  party: 1,
  caucusParty: 1,
  gender: "F",
  name: { first: "Ada", middle: "", last: "Barlow", suffix: "", nickname: "", ethnicity: "White" },
  displayName: "Ada Barlow",
  birthDate: "1960-01-02",
  terms: [
    { type: "rep", state: "OH", district: "3", senateClass: null, start: "2017-01-03", end: "2019-01-03" },
    { type: "sen", state: "OH", district: "", senateClass: 1, start: "2019-01-03", end: "2025-01-03" },
  ],
  departure: "",
  leadershipRole: "",
  ...differs,
});

describe("elections", () => {
  it("come before each term, newest first, and before the next one", () => {
    const elections = inventElections(aSenator());
    expect(elections.map(({ year, raceName }) => [year, raceName])).toEqual([
      [2018, "U.S. Senate, Ohio"],
      [2016, "U.S. House, Ohio, 3rd District"],
    ]);
    for (const { percent } of elections) expect(percent).toBeGreaterThan(50);
    expect(nextElectionDate(aSenator())).toBe("2024-11-05");
  });

  it("end with a defeat for those who were defeated, and go on for nobody who left", () => {
    const defeated = aSenator({ departure: "lost re-election" });
    const [last] = inventElections(defeated);
    expect(last).toMatchObject({ year: 2024, raceName: "U.S. Senate, Ohio" });
    expect(last?.status).toMatch(/^Lost, /u);
    expect(last?.percent).toBeLessThan(50);
    expect(nextElectionDate(defeated)).toBeNull();
  });
});
