import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStaffer, staffers } from "../../testing/profiles.ts";
import type { Staffer } from "./profile.ts";
import {
  STAFFERS_PER_PAGE,
  TABLE_PAGE_SIZES,
  filterStaffers,
  hasFocusAreas,
  pageStaffers,
  sortStaffers,
  toStafferItem,
} from "./staffers.ts";

const named = (...names: [first: string, last: string][]): Staffer[] =>
  names.map(([first, last], at) =>
    aStaffer({ stafferKnowwhoId: at + 1, stafferFullName: `${first} ${last}`, stafferLastName: last }),
  );
const OFFICE = named(["Chidi", "Eze"], ["Lucía", "Ibarra"], ["Colin", "Abernathy"], ["Ana", "Ibarra"]);
const lastNames = (list: readonly Staffer[]) => list.map((staffer) => staffer.stafferLastName);
const ids = (list: readonly Staffer[]) => list.map((staffer) => staffer.stafferKnowwhoId);

describe("toStafferItem", () => {
  it("parts first from last name", () => {
    expect(toStafferItem(aStaffer({ stafferFullName: "Ana de la Cruz", stafferLastName: "de la Cruz" }))).toEqual({
      id: 501,
      firstName: "Ana",
      lastName: "de la Cruz",
      title: "Legislative Director",
      email: "marisol.quintana@example.org",
      phone: "(202) 555-4406",
    });
    expect(toStafferItem(aStaffer({ stafferFullName: "Cher", stafferLastName: "" })).firstName).toBe("Cher");
    expect(toStafferItem(aStaffer({ stafferFullName: "Ana Cruz", stafferLastName: "Cruz-Diaz" })).firstName).toBe(
      "Ana Cruz",
    );
  });
});

describe("filterStaffers", () => {
  it("matches part of either name, in any case, accents or not", () => {
    expect(ids(filterStaffers(OFFICE, "coLIN"))).toEqual([3]);
    expect(ids(filterStaffers(OFFICE, "barr"))).toEqual([2, 4]);
    expect(ids(filterStaffers(OFFICE, "lucia"))).toEqual([2]);
    expect(ids(filterStaffers(OFFICE, "ibarra, lucía"))).toEqual([2]);
    expect(ids(filterStaffers(OFFICE, "ana colin"))).toEqual([]);
  });

  it("doesn't look at titles", () => {
    expect(filterStaffers(OFFICE, "Director")).toEqual([]);
  });

  it("keeps everyone for an empty text", () => {
    fc.assert(
      fc.property(staffers(), (list) => {
        expect(filterStaffers(list, "  ")).toEqual(list);
      }),
    );
  });
});

describe("sortStaffers", () => {
  it("is by last name, then by the whole name", () => {
    expect(ids(sortStaffers(OFFICE))).toEqual([3, 1, 4, 2]);
    expect(ids(sortStaffers(OFFICE, "name", "descending"))).toEqual([2, 4, 1, 3]);
  });

  it("sorts by job category or focus area, names deciding among equals", () => {
    const list = [
      aStaffer({ stafferKnowwhoId: 1, rolenames: ["Press"], stafferInterests: [] }),
      aStaffer({ stafferKnowwhoId: 2, rolenames: ["Legal"], stafferInterests: ["Tax", "Water"] }),
      aStaffer({ stafferKnowwhoId: 3, rolenames: ["Legal"], stafferInterests: [], stafferLastName: "Adams" }),
    ];
    expect(ids(sortStaffers(list, "jobCategories"))).toEqual([3, 2, 1]);
    expect(ids(sortStaffers(list, "focusAreas"))).toEqual([3, 1, 2]);
    expect(ids(sortStaffers(list, "focusAreas", "descending"))).toEqual([2, 1, 3]);
  });

  it("loses and invents nobody, and leaves the list it was given alone", () => {
    fc.assert(
      fc.property(staffers(), fc.constantFrom("name", "jobCategories", "focusAreas"), (list, column) => {
        const before = [...list];
        const sorted = sortStaffers(list, column);
        expect(ids(sorted).toSorted((a, b) => a - b)).toEqual(ids(list));
        expect(list).toEqual(before);
      }),
    );
  });
});

describe("pageStaffers", () => {
  it("shows ten at a time", () => {
    const list = Array.from({ length: 43 }, (_, at) => aStaffer({ stafferKnowwhoId: at }));
    expect(pageStaffers(list, 1).items).toHaveLength(STAFFERS_PER_PAGE);
    expect(pageStaffers(list, 5)).toMatchObject({ page: 5, totalPages: 5, total: 43 });
    expect(pageStaffers(list, 5).items).toHaveLength(3);
    expect(pageStaffers(list, 1, 15).totalPages).toBe(3);
    expect(pageStaffers(list, 1, -1).items).toHaveLength(43);
    expect(pageStaffers(list, 1, 0).items).toHaveLength(43);
    expect(TABLE_PAGE_SIZES).toEqual([5, 10, 15, -1]);
  });

  it("stays within the pages there are", () => {
    expect(pageStaffers(OFFICE, 9)).toMatchObject({ page: 1, totalPages: 1 });
    expect(pageStaffers(OFFICE, Number.NaN).page).toBe(1);
    expect(pageStaffers([], 3)).toEqual({ items: [], page: 1, totalPages: 1, total: 0 });
  });

  it("shows everyone once over all pages", () => {
    fc.assert(
      fc.property(staffers(), fc.constantFrom(...TABLE_PAGE_SIZES), (list, size) => {
        const { totalPages } = pageStaffers(list, 1, size);
        const pages = Array.from({ length: totalPages }, (_, at) => pageStaffers(list, at + 1, size).items);
        expect(pages.flat()).toEqual(list);
      }),
    );
  });
});

describe("hasFocusAreas", () => {
  it("is whether any staffer has an interest", () => {
    expect(hasFocusAreas(OFFICE)).toBe(false);
    expect(hasFocusAreas([...OFFICE, aStaffer({ stafferInterests: ["Water"] })])).toBe(true);
  });
});

it("sorts last names as a reader would", () => {
  const list = named(["A", "de la Cruz"], ["B", "Ångström"], ["C", "Zed"], ["D", "abel"], ["E", "O'Neil"]);
  expect(lastNames(sortStaffers(list))).toEqual(["abel", "Ångström", "de la Cruz", "O'Neil", "Zed"]);
});
