import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStaffer, staffers } from "../../testing/profile-parts.ts";
import type { Staffer } from "./profile.ts";
import { STAFFERS_PER_PAGE, filterStaffers, hasFocusAreas, sortStaffers, toStafferItem } from "./staffers.ts";

const named = (...names: [first: string, last: string][]): Staffer[] =>
  names.map(([first, last], at) =>
    aStaffer({ stafferKnowwhoId: at + 1, stafferFullName: `${first} ${last}`, stafferLastName: last }),
  );
const OFFICE = named(["Chidi", "Eze"], ["Lucía", "Ibarra"], ["Colin", "Abernathy"], ["Ana", "Ibarra"]);
const lastNames = (list: readonly Staffer[]) => list.map((staffer) => staffer.stafferLastName);
const ids = (list: readonly Staffer[]) => list.map((staffer) => staffer.stafferKnowwhoId);

describe("toStafferItem", () => {
  it("separates first and last name", () => {
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
    expect(toStafferItem(aStaffer({ stafferFullName: "Cher", stafferLastName: "Cher" }))).toMatchObject({
      firstName: "",
      lastName: "Cher",
    });
    expect(toStafferItem(aStaffer({ stafferFullName: "Cruz Ana Cruz", stafferLastName: "Cruz" })).firstName).toBe(
      "Cruz Ana",
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
    expect(ids(filterStaffers(OFFICE, "ibarralucia"))).toEqual([]);
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
  it("sorts by last name, then by full name", () => {
    expect(ids(sortStaffers(OFFICE))).toEqual([3, 1, 4, 2]);
    expect(ids(sortStaffers(OFFICE, "name", "descending"))).toEqual([2, 4, 1, 3]);
  });

  it("sorts by job category or focus area, then by name", () => {
    const list = [
      aStaffer({ stafferKnowwhoId: 1, rolenames: ["Press"], stafferInterests: [] }),
      aStaffer({ stafferKnowwhoId: 2, rolenames: ["Legal"], stafferInterests: ["Tax", "Water"] }),
      aStaffer({ stafferKnowwhoId: 3, rolenames: ["Legal"], stafferInterests: [], stafferLastName: "Adams" }),
    ];
    expect(ids(sortStaffers(list, "jobCategories"))).toEqual([3, 2, 1]);
    expect(ids(sortStaffers(list, "focusAreas"))).toEqual([3, 1, 2]);
    expect(ids(sortStaffers(list, "focusAreas", "descending"))).toEqual([2, 1, 3]);
    const people = named(["Al", "Zed"], ["Bo", "Abel"]).map((staffer, at) => ({
      ...staffer,
      rolenames: [String(at)],
      stafferInterests: [String(at)],
    }));
    expect(lastNames(sortStaffers(people))).toEqual(["Abel", "Zed"]);
    const lists = [aStaffer({ rolenames: ["AB"] }), aStaffer({ rolenames: ["A", "C"] })];
    expect(sortStaffers(lists, "jobCategories").map(({ rolenames }) => rolenames.join())).toEqual(["A,C", "AB"]);
    const joined = [aStaffer({ rolenames: ["Press", "Zoning"] }), aStaffer({ rolenames: ["Press"] })];
    expect(sortStaffers(joined, "jobCategories").map(({ rolenames }) => rolenames.length)).toEqual([1, 2]);
  });

  it("keeps everyone once and doesn't change its argument", () => {
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

describe("hasFocusAreas", () => {
  it("is true if any staffer has an interest", () => {
    expect(hasFocusAreas(OFFICE)).toBe(false);
    expect(hasFocusAreas([...OFFICE, aStaffer({ stafferInterests: ["Water"] })])).toBe(true);
    expect(hasFocusAreas([])).toBe(false);
  });
});

describe("STAFFERS_PER_PAGE", () => {
  it("is ten", () => expect(STAFFERS_PER_PAGE).toBe(10));
});

it("sorts last names ignoring case and accents", () => {
  const list = named(["A", "de la Cruz"], ["B", "Ångström"], ["C", "Zed"], ["D", "abel"], ["E", "O'Neil"]);
  expect(lastNames(sortStaffers(list))).toEqual(["abel", "Ångström", "de la Cruz", "O'Neil", "Zed"]);
});
