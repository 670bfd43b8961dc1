import { aFolderTarget, aGroupTarget, aSearchTarget, aSelectionTarget } from "@rotunda/core/testing";
import { describe, expect, it } from "vitest";
import { describeDossierSubject } from "./dossier-subject.ts";

const MIXED = ["1-profile", "2-profile", "3-committee"];
const TARGETS = [aFolderTarget(MIXED), aSelectionTarget(MIXED), aSearchTarget({ hits: 40 }), aGroupTarget()];

describe("the subject of a profile book", () => {
  it("has no number before the server's count", () => {
    for (const target of TARGETS)
      expect(describeDossierSubject(target, null)).not.toMatch(/\d+ (of|item|profile|result)/);
    expect(describeDossierSubject(aSearchTarget(), null)).toBe("From this search.");
  });

  it("says how many of its items are in the book", () => {
    const { name } = aFolderTarget().folder;
    expect(describeDossierSubject(aFolderTarget(MIXED), 2)).toBe(`2 of 3 items from the folder ${name}.`);
    expect(describeDossierSubject(aFolderTarget(MIXED.slice(0, 2)), 1)).toBe(
      `1 of 2 profiles from the folder ${name}.`,
    );
    expect(describeDossierSubject(aSelectionTarget(["1-profile"]), 1)).toBe(
      `1 profile selected in the folder ${name}.`,
    );
    expect(describeDossierSubject(aSearchTarget({ hits: 40 }), 39)).toBe("39 of 40 results from this search.");
    expect(describeDossierSubject(aSearchTarget({ hits: 40 }), 40)).toBe("40 profiles from this search.");
  });

  it("is only the server's count for a group", () => {
    const group = aGroupTarget({ members: 20 });
    expect(describeDossierSubject(group, 18)).toBe(`18 profiles of ${group.group.longName}.`);
  });
});
