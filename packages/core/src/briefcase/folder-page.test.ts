import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBriefcase, aCard, aFolder } from "../../testing/briefcase.ts";
import { listFolderCards, buildFolderHref, paginateFolder } from "./folder-page.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}-profile`);

describe("listFolderCards", () => {
  it("lists cards in the folder's order, without unknown ones", () => {
    const cards = ["1-profile", "2-profile", "3-committee"].map(aCard);
    expect(listFolderCards(aFolder(2, ["3-committee", "9-state", "1-profile"]), cards)).toEqual([cards[2], cards[0]]);
  });
});

describe("paginateFolder", () => {
  const { folders, items } = aBriefcase(ids(13));
  const [folder = aFolder(1)] = folders;

  it("has twelve cards per page", () => {
    expect(paginateFolder(folder, items, { page: 1 })).toEqual({ cards: items.slice(0, 12), page: 1, totalPages: 2 });
    expect(paginateFolder(folder, items, { page: 2 })).toEqual({ cards: items.slice(12), page: 2, totalPages: 2 });
  });

  it("uses the nearest existing page", () => {
    expect(paginateFolder(folder, items, { page: 9 }).page).toBe(2);
    expect(paginateFolder(folder, items, { page: 0 }).page).toBe(1);
    expect(paginateFolder(folder, items, { page: -3 }).cards).toEqual(items.slice(0, 12));
    expect(paginateFolder(aFolder(2), items, { page: 4 })).toEqual({ cards: [], page: 1, totalPages: 1 });
  });

  it("returns a page of the requested order", () => {
    const last = items.at(-1);
    expect(paginateFolder(folder, items, { page: 1, order: "alphabetical_desc" }).cards[0]).toEqual(last);
    expect(paginateFolder(folder, items, { page: 2, order: "alphabetical_desc" }).cards).toEqual(items.slice(0, 1));
  });

  it("shows every card exactly once across pages", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 15 }), (count, size) => {
        const held = aBriefcase(ids(count));
        const [shown = aFolder(1)] = held.folders;
        const pages = Math.max(1, Math.ceil(count / size));
        const all = Array.from({ length: pages }, (_, at) =>
          paginateFolder(shown, held.items, { page: at + 1, pageSize: size }),
        );
        expect(all.flatMap(({ cards }) => cards)).toEqual(held.items);
        for (const { cards, totalPages } of all) {
          expect(cards.length).toBeLessThanOrEqual(size);
          expect(totalPages).toBe(pages);
        }
      }),
    );
  });
});

describe("buildFolderHref", () => {
  it("returns the Briefcase's address for the default folder", () => {
    expect(buildFolderHref(aFolder(1))).toBe("/rotunda/briefcase");
    expect(buildFolderHref(aFolder(7))).toBe("/rotunda/briefcase/folder/7");
  });
});
