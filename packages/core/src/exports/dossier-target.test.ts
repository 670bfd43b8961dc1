import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import { aFolderTarget, aGroupTarget, aSearchTarget, aSelectionTarget, dossierItemIds } from "../../testing/exports.ts";
import { formatSearchQuery } from "../search/format-query.ts";
import { parseSearchQuery } from "../search/read-query.ts";
import {
  createDefaultDossierOptions,
  nameDocument,
  listDossierOrders,
  findEligibleItems,
  buildGroupProfileBookQuery,
  formatIneligibleNote,
  estimateProfileCount,
} from "./dossier-target.ts";

const DEMOCRATS = { id: "2", name: "Democrat" };

describe("findEligibleItems", () => {
  it("keeps people in order and counts the other items", () => {
    expect(
      findEligibleItems([
        "3-committee",
        "2-person",
        "1-profile",
        "4-staffer",
        "5-agencyperson",
        "6-caucus",
        "8-agency",
      ]),
    ).toEqual({ eligible: ["2-person", "1-profile", "4-staffer", "5-agencyperson"], ineligible: 3 });
    expect(findEligibleItems(["1-state", "2-district", "x", "-profile", "1-banana"])).toEqual({
      eligible: [],
      ineligible: 5,
    });
  });

  it("keeps or counts every item", () => {
    fc.assert(
      fc.property(dossierItemIds(), (itemIds) => {
        const { eligible, ineligible } = findEligibleItems(itemIds);
        expect(eligible.length + ineligible).toBe(itemIds.length);
        expect(findEligibleItems(eligible)).toEqual({ eligible, ineligible: 0 });
      }),
    );
  });
});

describe("estimateProfileCount", () => {
  it("uses the screen's numbers", () => {
    expect(estimateProfileCount(aFolderTarget(["1-profile", "3-committee"]))).toBe(1);
    expect(estimateProfileCount(aSelectionTarget(["1-profile", "2-person"]))).toBe(2);
    expect(estimateProfileCount(aSearchTarget({ hits: 101 }))).toBe(101);
    expect(estimateProfileCount(aGroupTarget({ members: 9 }))).toBe(9);
  });
});

describe("formatIneligibleNote", () => {
  const note = "Only person profiles can be downloaded.";

  it("is shown for items that are not people", () => {
    expect(formatIneligibleNote(aFolderTarget(["1-profile", "3-committee"]), null)).toBe(note);
    expect(formatIneligibleNote(aSelectionTarget(["3-committee"]), null)).toBe(note);
    expect(formatIneligibleNote(aFolderTarget(["1-profile", "2-person"]), 1)).toBeNull();
    expect(formatIneligibleNote(aSelectionTarget(["1-profile"]), 0)).toBeNull();
  });

  it("is shown for a search after the server counted fewer people than hits", () => {
    expect(formatIneligibleNote(aSearchTarget({ hits: 40 }), null)).toBeNull();
    expect(formatIneligibleNote(aSearchTarget({ hits: 40 }), 40)).toBeNull();
    expect(formatIneligibleNote(aSearchTarget({ hits: 40 }), 39)).toBe(note);
  });

  it("is never shown for a group", () => {
    expect(formatIneligibleNote(aGroupTarget({ members: 20 }), 10)).toBeNull();
  });
});

describe("a target's options", () => {
  it("include both orders for a folder, its own for a selection, otherwise alphabetical", () => {
    expect(listDossierOrders(aFolderTarget())).toEqual(["alphabetical", "folderbriefcase_id"]);
    expect(listDossierOrders(aSelectionTarget())).toEqual(["folderbriefcase_id"]);
    for (const target of [aSearchTarget(), aGroupTarget()]) {
      expect(listDossierOrders(target)).toEqual(["alphabetical"]);
    }
  });

  it("start with Word, the first order, no logo and the target's name", () => {
    expect(createDefaultDossierOptions(aFolderTarget())).toEqual({
      format: "docx",
      order: "alphabetical",
      useCustomLogo: false,
      documentName: "General Briefcase",
    });
    expect(createDefaultDossierOptions(aSelectionTarget()).order).toBe("folderbriefcase_id");
  });
});

describe("nameDocument", () => {
  it("returns the page's name", () => {
    expect(nameDocument(aFolderTarget())).toBe("General Briefcase");
    expect(nameDocument(aSelectionTarget())).toBe("General Briefcase");
    expect(nameDocument(aSearchTarget({ query: aSearchQuery({ keyword: " water " }) }))).toBe("water");
    expect(nameDocument(aSearchTarget({ query: aSearchQuery() }))).toBe("Profile book");
    expect(nameDocument(aGroupTarget())).toBe("Committee on Agriculture");
    expect(nameDocument(aGroupTarget({ party: DEMOCRATS }))).toBe("Committee on Agriculture Democrat");
  });
});

describe("buildGroupProfileBookQuery", () => {
  const textOf = (target = aGroupTarget()) => formatSearchQuery("universal", buildGroupProfileBookQuery(target));

  it("searches the universal directory for a group's people", () => {
    expect(textOf()).toBe(
      "committees=31&only_kw=true&profile_types=10&profile_types=12&profile_types=8&profile_types=9",
    );
    const caucus = aGroupTarget({ group: { recordType: "caucus", id: 7, longName: "Rural Caucus" }, party: DEMOCRATS });
    expect(textOf(caucus)).toBe(
      "caucuses=7&only_kw=true&political_party=2&profile_types=10&profile_types=12&profile_types=8&profile_types=9",
    );
  });

  it("round-trips through the parser", () => {
    const query = buildGroupProfileBookQuery(aGroupTarget({ party: DEMOCRATS }));
    const read = parseSearchQuery("universal", textOf(aGroupTarget({ party: DEMOCRATS })), null);
    expect(formatSearchQuery("universal", read)).toBe(formatSearchQuery("universal", query));
    expect(query.committees).toEqual([{ id: "31", name: "Committee on Agriculture" }]);
    expect(query.profileTypes.map(({ name }) => name)).toEqual([
      "Member of Congress",
      "Congressional Staffer",
      "State Legislator",
      "State Staffer",
    ]);
  });
});
