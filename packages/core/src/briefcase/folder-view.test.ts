import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/briefcase.ts";
import { FOLDER_ORDERS } from "./card-order.ts";
import { buildFolderViewHref, parseFolderView, type FolderView } from "./folder-view.ts";

const USUAL: FolderView = { page: 1, pageSize: 12, order: "added", view: "list" };

describe("parseFolderView", () => {
  it.each([
    ["", USUAL],
    [
      "?page=3&pageSize=48&order=alphabetical_desc&view=card",
      { page: 3, pageSize: 48, order: "alphabetical_desc", view: "card" },
    ],
    ["?page=0&pageSize=-1&order=relevance&view=map", USUAL],
    ["?page=1.5&pageSize=x", USUAL],
    ["?page=99999999", USUAL],
    ["?pageSize=101", { ...USUAL, pageSize: 100 }],
    ["?pageSize=100", { ...USUAL, pageSize: 100 }],
  ])("of %j", (search, view) => expect(parseFolderView(search)).toEqual(view));
});

describe("buildFolderViewHref", () => {
  it("omits defaults", () => {
    expect(buildFolderViewHref(aFolder(1), USUAL)).toBe("/rotunda/briefcase");
    expect(buildFolderViewHref(aFolder(7), { ...USUAL, page: 2, view: "card" })).toBe(
      "/rotunda/briefcase/folder/7?page=2&view=card",
    );
  });

  it("round-trips through parseFolderView", () => {
    const views = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      order: fc.constantFrom(...FOLDER_ORDERS.map(({ value }) => value)),
      view: fc.constantFrom("card" as const, "list" as const),
    });
    fc.assert(
      fc.property(views, (view) => {
        const [, search = ""] = buildFolderViewHref(aFolder(7), view).split("?");
        expect(parseFolderView(search)).toEqual(view);
      }),
    );
  });
});
