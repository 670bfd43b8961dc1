import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFullAgency, aFullDistrict, aFullState, anAgency } from "../../testing/places.ts";
import { aFullGroup, aFullProfile, aGroup } from "../../testing/profiles.ts";
import type { Failure } from "../kernel/failure.ts";
import { ROUTES, type RouteName } from "../navigation/routes.ts";
import {
  chooseDisplayName,
  type Detail,
  toDetailCard,
  nameDetail,
  chooseFailureView,
  findDetailTarget,
} from "./detail.ts";

const DETAILS: Detail[] = [
  { kind: "profile", profile: aFullProfile({ isFormer: true, addedToBriefcase: true }) },
  { kind: "group", group: aFullGroup() },
  { kind: "agency", agency: aFullAgency() },
  { kind: "state", state: aFullState() },
  { kind: "district", district: aFullDistrict() },
];

describe("findDetailTarget", () => {
  it("returns the record of each detail route, and none of any other route", () => {
    const kinds = (["Profile", "ProfileKW", "Committee", "Caucus", "Agency", "State", "District"] as const).map(
      (route) => findDetailTarget({ route, id: 8 })?.kind,
    );
    expect(kinds).toEqual(["profile", "knowWho", "committee", "caucus", "agency", "state", "district"]);
    const routes = Object.keys(ROUTES) as RouteName[];
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.nat(), (route, id) => {
        expect(findDetailTarget({ route, id }) !== null).toBe("slug" in ROUTES[route]);
      }),
    );
  });

  it("returns none without a valid id", () => {
    for (const id of [null, Number.NaN, 1.5]) expect(findDetailTarget({ route: "Profile", id })).toBeNull();
  });
});

describe("chooseFailureView", () => {
  it.each<[Exclude<Failure, { kind: "moved" }>, string]>([
    [{ kind: "broken", status: 500 }, "server-error"],
    [{ kind: "broken", status: 200 }, "server-error"],
    [{ kind: "refused", status: 404 }, "not-found"],
    [{ kind: "refused", status: 403 }, "not-found"],
    [{ kind: "offline" }, "offline"],
    [{ kind: "refused", status: 429, retryAfter: 600 }, "busy"],
    [{ kind: "refused", status: 429 }, "not-found"],
    [{ kind: "broken", status: 503, retryAfter: 30 }, "busy"],
    [{ kind: "broken", status: 503, retryAfter: 31 }, "server-error"],
    [{ kind: "broken", status: 503 }, "server-error"],
  ])("of %j is %s", (failure, view) => expect(chooseFailureView(failure)).toBe(view));
});

describe("nameDetail", () => {
  it("returns the page's heading", () => {
    expect(DETAILS.map(nameDetail)).toEqual([
      "Ruth Halvorsen",
      "Committee on Agriculture, Nutrition, and Forestry",
      "Forest Service",
      "Iowa",
      "Nebraska, 3rd District",
    ]);
  });

  it("falls back to the short name", () => {
    expect(nameDetail({ kind: "group", group: aGroup({ longName: " " }) })).toBe("Agriculture");
    expect(nameDetail({ kind: "agency", agency: anAgency({ agencyFull: "", shortName: "USFS" }) })).toBe("USFS");
  });
});

describe("toDetailCard", () => {
  it("returns a profile's card", () => {
    const profile = aFullProfile({ isFormer: true, addedToBriefcase: true, headshot: "/pictures/1.jpg" });
    expect(toDetailCard({ kind: "profile", profile })).toEqual({
      id: 1,
      recordType: "profile",
      briefcaseItemId: "1-profile",
      addedToBriefcase: true,
      subscriptionModules: [1],
      preferredNameDisplay: "Ruth Halvorsen",
      sortName: "Ruth Halvorsen",
      positionSummary: "United States Senator, Nebraska",
      title: "Senator",
      politicalParty: "Republican",
      quickSummary: profile.quickSummary,
      headshot: "/pictures/1.jpg",
      leadershipRole: "Deputy Whip, Senate Republican Conference",
      isFormer: true,
      isPaywalled: false,
    });
  });

  it("returns a group's or a place's card with its parent below its name", () => {
    const [, ...others] = DETAILS.map(toDetailCard);
    expect(others.map(({ briefcaseItemId, positionSummary }) => [briefcaseItemId, positionSummary])).toEqual([
      ["31-committee", "United States Senate committee"],
      ["61-agency", "Department of Agriculture"],
      ["19-state", ""],
      ["3103-district", "Nebraska"],
    ]);
    expect(others.map(({ subscriptionModules }) => subscriptionModules)).toEqual([[1], [3], [1], [1]]);
    for (const card of others) {
      expect(card).toMatchObject({
        title: "",
        politicalParty: "",
        quickSummary: "",
        headshot: "",
        leadershipRole: "",
        isFormer: false,
        isPaywalled: false,
        addedToBriefcase: false,
      });
    }
    expect(toDetailCard({ kind: "agency", agency: anAgency() }).positionSummary).toBe("");
  });

  it("has the page's heading as its name", () => {
    for (const detail of DETAILS) expect(toDetailCard(detail).preferredNameDisplay).toBe(nameDetail(detail));
  });
});

describe("chooseDisplayName", () => {
  it("returns the preferred name or else the long name", () => {
    expect(chooseDisplayName({ preferredNameDisplay: "Ruth Halvorsen", longName: "x" })).toBe("Ruth Halvorsen");
    expect(chooseDisplayName({ longName: "Committee on Agriculture" })).toBe("Committee on Agriculture");
    expect(chooseDisplayName({ preferredNameDisplay: " ", longName: " Rural Caucus " })).toBe("Rural Caucus");
    expect(chooseDisplayName({ preferredNameDisplay: null, longName: null })).toBe("");
    expect(chooseDisplayName({ preferredNameDisplay: " Ada Moreau " })).toBe("Ada Moreau");
    expect(chooseDisplayName({})).toBe("");
  });
});
