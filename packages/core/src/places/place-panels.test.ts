import { describe, expect, it } from "vitest";
import {
  aDistrict,
  aFullAgency,
  aFullDistrict,
  aFullState,
  aMapDistrict,
  anAgency,
  aState,
  someGeodata,
  someShapes,
} from "../../testing/places.ts";
import { aSearchItem } from "../../testing/builders.ts";
import {
  listAgencyPanels,
  listDistrictPanels,
  listStatePanels,
  countVacantSeats,
  describeVacancy,
} from "./place-panels.ts";

describe("listAgencyPanels", () => {
  it("lists every section of a full agency, all open except its history", () => {
    expect(listAgencyPanels(aFullAgency())).toEqual([
      { id: "role", title: "Role", count: null, isOpen: true },
      { id: "people", title: "People", count: 2, isOpen: true },
      { id: "agencies", title: "Agencies and Offices", count: 2, isOpen: true },
      { id: "history", title: "History", count: null, isOpen: false },
    ]);
  });

  it("lists no section for an agency without data", () => {
    expect(listAgencyPanels(anAgency({ role: "<p></p>" }))).toEqual([]);
    expect(listAgencyPanels(anAgency({ sources: ["Sample data"] })).map(({ id }) => id)).toEqual(["history"]);
    expect(listAgencyPanels(anAgency({ updatedDate: "2026-11-18" })).map(({ id }) => id)).toEqual(["history"]);
  });
});

describe("listStatePanels", () => {
  it("lists every section of a full state, with the state's names of offices", () => {
    expect(listStatePanels(aFullState())).toEqual([
      { id: "narrative", title: "Narrative", count: null, isOpen: true },
      { id: "districts", title: "Districts", count: null, isOpen: true },
      { id: "governor", title: "Governor", count: 1, isOpen: true },
      { id: "officers", title: "Statewide Officers", count: 2, isOpen: true },
      { id: "senators", title: "U.S. Senators", count: 2, isOpen: true },
      { id: "representatives", title: "U.S. Representatives", count: 2, isOpen: true },
      { id: "state-senators", title: "Senate", count: 1, isOpen: true },
      { id: "state-reps", title: "House of Representatives", count: 1, isOpen: true },
      { id: "committees", title: "Legislative Committees", count: 4, isOpen: true },
      { id: "census", title: "Census", count: null, isOpen: true },
      { id: "economy", title: "Economy", count: null, isOpen: true },
      { id: "elections", title: "Presidential Elections", count: 1, isOpen: true },
      { id: "history", title: "History", count: null, isOpen: false },
    ]);
  });

  it("lists no section for a state without data", () => {
    expect(listStatePanels(aState({ geodata: someGeodata({ maps: {} }) }))).toEqual([]);
  });
});

describe("listDistrictPanels", () => {
  it("lists every section of a full district", () => {
    expect(listDistrictPanels(aFullDistrict())).toEqual([
      { id: "representatives", title: "Representative", count: 1, isOpen: true },
      { id: "map", title: "Map", count: null, isOpen: true },
      { id: "zip-codes", title: "ZIP Codes", count: 2, isOpen: true },
      { id: "elections", title: "Election Results", count: 1, isOpen: true },
      { id: "history", title: "History", count: null, isOpen: false },
    ]);
  });

  it("always lists representatives or a vacancy, and a map only with shapes", () => {
    const geodata = someGeodata({ maps: { US_HOUSE: someShapes([aMapDistrict({ path: "" })]) } });
    expect(listDistrictPanels(aDistrict({ geodata }))).toEqual([
      { id: "representatives", title: "Representative", count: 0, isOpen: true },
    ]);
    expect(listDistrictPanels(aDistrict()).map(({ id }) => id)).toEqual(["representatives"]);
    expect(listDistrictPanels(aDistrict({ seats: 2 }))[0]?.title).toBe("Representatives");
    const two = [aSearchItem({ id: 1 }), aSearchItem({ id: 2 })];
    expect(listDistrictPanels(aDistrict({ representatives: two }))[0]?.title).toBe("Representatives");
  });
});

describe("countVacantSeats", () => {
  it("counts the vacant seats", () => {
    expect(countVacantSeats({ seats: 2, representatives: [aSearchItem()] })).toBe(1);
    expect(countVacantSeats({ seats: 1, representatives: [aSearchItem()] })).toBe(0);
    expect(countVacantSeats({ seats: 1, representatives: [aSearchItem(), aSearchItem()] })).toBe(0);
  });
});

describe("describeVacancy", () => {
  it("says until when a seat is vacant, if known", () => {
    expect(describeVacancy({ vacantUntil: "2026-11-03" }, "2026-11-03")).toBe("Vacant until November 3, 2026");
    expect(describeVacancy({ vacantUntil: null }, "2026-11-23")).toBe("Vacant");
    expect(describeVacancy({ vacantUntil: "2026-11-03" }, "2026-11-23")).toBe(
      "Unknown: was vacant until November 3, 2026",
    );
  });
});
