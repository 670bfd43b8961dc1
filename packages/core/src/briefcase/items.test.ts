import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBriefcase, aCard, aFolder, briefcases } from "../../testing/briefcase.ts";
import { aSearchItem } from "../../testing/builders.ts";
import type { RecordType } from "../records/search-item.ts";
import {
  formatBriefcaseItemId,
  findDefaultFolder,
  describeCardButton,
  describeItems,
  indexFolders,
  isPersonRecord,
  nameItems,
  chooseItemsNoun,
  parseBriefcaseItemId,
  toBriefcaseItem,
} from "./items.ts";

describe("Briefcase item ids", () => {
  it("combine the record's id and type", () => {
    expect(formatBriefcaseItemId(12, "agencyperson")).toBe("12-agencyperson");
    expect(parseBriefcaseItemId("12-agencyperson")).toEqual({ id: 12, recordType: "agencyperson" });
  });

  it.each([
    "",
    "12",
    "12-",
    "-person",
    "x-person",
    "12-banana",
    "12-Person",
    "12-toString",
    "1.5-person",
    "12-person ",
  ])("%j isn't an item id", (text) => expect(parseBriefcaseItemId(text)).toBeNull());

  it("rejects a number that isn't a safe integer", () => {
    expect(parseBriefcaseItemId("99999999999999999999-person")).toBeNull();
  });

  it("round-trip", () => {
    const all: Record<RecordType, true> = {
      profile: true,
      person: true,
      staffer: true,
      agencyperson: true,
      committee: true,
      caucus: true,
      agency: true,
      state: true,
      district: true,
    };
    for (const recordType of Object.keys(all))
      expect(parseBriefcaseItemId(`7-${recordType}`)).toEqual({ id: 7, recordType });
    const types = fc.constantFrom(...(Object.keys(all) as RecordType[]));
    fc.assert(
      fc.property(fc.nat(), types, (id, recordType) => {
        expect(parseBriefcaseItemId(formatBriefcaseItemId(id, recordType))).toEqual({ id, recordType });
      }),
    );
  });
});

describe("indexFolders", () => {
  it("lists the folders of each item", () => {
    const index = indexFolders(aBriefcase(["1-profile", "2-profile"], ["2-profile"], []));
    expect([...index]).toEqual([
      ["1-profile", [1]],
      ["2-profile", [1, 2]],
    ]);
  });

  it("lists a folder once, even for a duplicate item", () => {
    expect([...indexFolders({ folders: [aFolder(1, ["1-profile", "1-profile"])] })]).toEqual([["1-profile", [1]]]);
  });

  it("matches the folders", () => {
    fc.assert(
      fc.property(briefcases(), ({ folders }) => {
        const index = indexFolders({ folders });
        for (const folder of folders) {
          for (const [itemId, ids] of index) {
            expect(ids.includes(folder.id)).toBe(folder.items.some((item) => item.briefcaseItemId === itemId));
          }
        }
        expect(index.size).toBe(
          new Set(folders.flatMap(({ items }) => items.map((item) => item.briefcaseItemId))).size,
        );
      }),
    );
  });
});

describe("findDefaultFolder", () => {
  it("returns the folder marked as default", () => {
    expect(findDefaultFolder([aFolder(2), aFolder(1)])?.name).toBe("General Briefcase");
    expect(findDefaultFolder([])).toBeNull();
  });
});

describe("toBriefcaseItem", () => {
  it("isn't former and has no modules by default", () => {
    expect(toBriefcaseItem(aSearchItem({ isFormer: true, subscriptionModules: [1] }))).toMatchObject({
      isFormer: false,
      subscriptionModules: [],
      addedToBriefcase: true,
      preferredNameDisplay: "Ruth Halvorsen",
    });
  });
});

describe("isPersonRecord", () => {
  it("depends on the record type", () => {
    const types = ["profile", "person", "staffer", "agencyperson", "committee", "caucus", "agency"] as const;
    expect(types.filter(isPersonRecord)).toEqual(["profile", "person", "staffer", "agencyperson"]);
  });
});

describe("a count of items", () => {
  const described = (...itemIds: string[]) => describeItems(itemIds.map(aCard));

  it("says profiles only if all items are people", () => {
    expect(described("1-profile")).toBe("1 profile");
    expect(described("1-profile", "2-staffer", "3-agencyperson", "4-person")).toBe("4 profiles");
    expect(described("1-profile", "2-committee")).toBe("2 items");
    expect(described("2-caucus")).toBe("1 item");
    expect(described()).toBe("0 items");
  });

  it("can be a noun without a number", () => {
    expect(chooseItemsNoun([aCard("1-profile")])).toBe("profile");
    expect(chooseItemsNoun([aCard("1-state")])).toBe("item");
    expect(chooseItemsNoun([{ briefcaseItemId: "1-banana" }])).toBe("item");
  });

  it("counts several items; a single item has its name", () => {
    expect(nameItems([aCard("1-profile")])).toBe("Person 1");
    expect(nameItems(["1-profile", "2-profile"].map(aCard))).toBe("2 profiles");
    expect(nameItems(["1-profile", "2-committee"].map(aCard))).toBe("2 items");
  });
});

describe("describeCardButton", () => {
  it("describes what a click does", () => {
    expect(describeCardButton({ addedToBriefcase: false }, false)).toBe("Add to Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, false)).toBe("Remove from Briefcase");
    expect(describeCardButton({ addedToBriefcase: true }, true)).toBe("Remove from Briefcase folder");
    expect(describeCardButton({ addedToBriefcase: false }, true)).toBe("Remove from Briefcase folder");
  });
});
