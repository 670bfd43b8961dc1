import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import {
  aFolderTarget,
  aGroupTarget,
  aProfileTarget,
  aSearchTarget,
  aSelectionTarget,
  dossierItemIds,
  dossierTargets,
} from "../../testing/exports.ts";
import { formatSearchQuery } from "../search/format-query.ts";
import { parseSearchQuery } from "../search/read-query.ts";
import {
  defaultDossierOptions,
  documentNameOf,
  dossierFormats,
  dossierOrders,
  eligibleItems,
  groupProfileBookQuery,
  ineligibleNote,
  knownCount,
  singleUrlOf,
} from "./dossier-target.ts";

const DEMOCRATS = { id: "2", name: "Democrat" };

describe("eligibleItems", () => {
  it("keeps people, in their order, and counts the rest", () => {
    expect(
      eligibleItems(["3-committee", "2-person", "1-profile", "4-staffer", "5-agencyperson", "6-caucus", "8-agency"]),
    ).toEqual({ eligible: ["2-person", "1-profile", "4-staffer", "5-agencyperson"], ineligible: 3 });
    expect(eligibleItems(["1-state", "2-district", "x", "-profile", "1-banana"])).toEqual({
      eligible: [],
      ineligible: 5,
    });
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(dossierItemIds(), (itemIds) => {
        const { eligible, ineligible } = eligibleItems(itemIds);
        expect(eligible.length + ineligible).toBe(itemIds.length);
        expect(eligibleItems(eligible)).toEqual({ eligible, ineligible: 0 });
      }),
    );
  });
});

describe("knownCount", () => {
  it("is what the screen knows", () => {
    expect(knownCount(aFolderTarget(["1-profile", "3-committee"]))).toBe(1);
    expect(knownCount(aSelectionTarget(["1-profile", "2-person"]))).toBe(2);
    expect(knownCount(aSearchTarget({ hits: 101 }))).toBe(101);
    expect(knownCount(aGroupTarget({ members: 9 }))).toBe(9);
    expect(knownCount(aProfileTarget())).toBe(1);
    expect(knownCount(aProfileTarget({ docxUrl: "", pdfUrl: "" }))).toBe(0);
  });
});

describe("ineligibleNote", () => {
  const note = "Only person profiles can be downloaded.";

  it("stands with items that are no people", () => {
    expect(ineligibleNote(aFolderTarget(["1-profile", "3-committee"]), null)).toBe(note);
    expect(ineligibleNote(aSelectionTarget(["3-committee"]), null)).toBe(note);
    expect(ineligibleNote(aFolderTarget(["1-profile", "2-person"]), 1)).toBeNull();
    expect(ineligibleNote(aSelectionTarget(["1-profile"]), 0)).toBeNull();
  });

  it("stands with a search once the server counted fewer people than hits", () => {
    expect(ineligibleNote(aSearchTarget({ hits: 40 }), null)).toBeNull();
    expect(ineligibleNote(aSearchTarget({ hits: 40 }), 40)).toBeNull();
    expect(ineligibleNote(aSearchTarget({ hits: 40 }), 39)).toBe(note);
  });

  it("never stands with a group or a profile", () => {
    expect(ineligibleNote(aGroupTarget({ members: 20 }), 10)).toBeNull();
    expect(ineligibleNote(aProfileTarget(), 0)).toBeNull();
  });
});

describe("what a target offers", () => {
  it("is every format, or those a profile has an address for", () => {
    const all = ["docx", "zip_docx", "pdf", "zip_pdf"];
    for (const target of [aFolderTarget(), aSelectionTarget(), aSearchTarget(), aGroupTarget()]) {
      expect(dossierFormats(target)).toEqual(all);
    }
    expect(dossierFormats(aProfileTarget())).toEqual(["docx", "pdf"]);
    expect(dossierFormats(aProfileTarget({ docxUrl: "" }))).toEqual(["pdf"]);
    expect(singleUrlOf(aProfileTarget(), "docx")).toBe("/api/dossier/1.docx");
    expect(singleUrlOf(aProfileTarget(), "pdf")).toBe("/api/dossier/1.pdf");
    expect(singleUrlOf(aProfileTarget(), "zip_pdf")).toBe("");
  });

  it("is both orders for a folder, only its own for a selection, the alphabet elsewhere", () => {
    expect(dossierOrders(aFolderTarget())).toEqual(["alphabetical", "folderbriefcase_id"]);
    expect(dossierOrders(aSelectionTarget())).toEqual(["folderbriefcase_id"]);
    for (const target of [aSearchTarget(), aGroupTarget(), aProfileTarget()]) {
      expect(dossierOrders(target)).toEqual(["alphabetical"]);
    }
  });

  it("begins with Word, the first order, no logo and the target's name", () => {
    expect(defaultDossierOptions(aFolderTarget())).toEqual({
      format: "docx",
      order: "alphabetical",
      useCustomLogo: false,
      documentName: "General Briefcase",
    });
    expect(defaultDossierOptions(aSelectionTarget()).order).toBe("folderbriefcase_id");
    expect(defaultDossierOptions(aProfileTarget({ docxUrl: "" })).format).toBe("pdf");
    expect(defaultDossierOptions(aProfileTarget({ docxUrl: "", pdfUrl: "" })).format).toBe("docx");
  });

  it("holds what it begins with", () => {
    fc.assert(
      fc.property(dossierTargets(), (target) => {
        const { format, order } = defaultDossierOptions(target);
        expect(dossierOrders(target)[0]).toBe(order);
        if (knownCount(target) > 0) expect(dossierFormats(target)[0]).toBe(format);
      }),
    );
  });
});

describe("documentNameOf", () => {
  it("is what the page is called", () => {
    expect(documentNameOf(aFolderTarget())).toBe("General Briefcase");
    expect(documentNameOf(aSelectionTarget())).toBe("General Briefcase");
    expect(documentNameOf(aSearchTarget({ query: aSearchQuery({ keyword: " water " }) }))).toBe("water");
    expect(documentNameOf(aSearchTarget({ query: aSearchQuery() }))).toBe("Profile book");
    expect(documentNameOf(aGroupTarget())).toBe("Committee on Agriculture");
    expect(documentNameOf(aGroupTarget({ party: DEMOCRATS }))).toBe("Committee on Agriculture Democrat");
    expect(documentNameOf(aProfileTarget())).toBe("Ruth Halvorsen");
  });
});

describe("groupProfileBookQuery", () => {
  const textOf = (target = aGroupTarget()) => formatSearchQuery("universal", groupProfileBookQuery(target));

  it("asks the universal search for a group's people", () => {
    expect(textOf()).toBe(
      "committees=31&only_kw=true&profile_types=10&profile_types=12&profile_types=8&profile_types=9",
    );
    const caucus = aGroupTarget({ group: { recordType: "caucus", id: 7, longName: "Rural Caucus" }, party: DEMOCRATS });
    expect(textOf(caucus)).toBe(
      "caucuses=7&only_kw=true&political_party=2&profile_types=10&profile_types=12&profile_types=8&profile_types=9",
    );
  });

  it("is a search the product can read again", () => {
    const query = groupProfileBookQuery(aGroupTarget({ party: DEMOCRATS }));
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
