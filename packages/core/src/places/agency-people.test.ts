import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAgencyPerson } from "../../testing/places.ts";
import { listAgencyPersonColumns, rankAgency, filterAgencyPeople, sortAgencyPeople } from "./agency-people.ts";
import type { AgencyPerson } from "./place-records.ts";

const person = (id: number, first: string, lastName: string, fields: Partial<AgencyPerson> = {}) =>
  anAgencyPerson({ id, preferredNameDisplay: `${first} ${lastName}`, lastName, ...fields });
const PEOPLE = [
  person(1, "Odile", "Brandt", {
    title: "Deputy Chief",
    positionSummary: "Deputy Chief, Research",
    appointment: "Career",
  }),
  person(2, "Teodor", "Ächterberg", {
    title: "Chief",
    positionSummary: "Chief, Forest Service",
    appointment: "Presidential appointment",
  }),
  person(3, "Ana", "Brandt", { title: "Director", positionSummary: "Director, Fire", appointment: "Career" }),
];
const ids = (people: readonly AgencyPerson[]) => people.map(({ id }) => id);

describe("filterAgencyPeople", () => {
  it("matches name, title or position, in any case, accents or not", () => {
    expect(ids(filterAgencyPeople(PEOPLE, "achterberg"))).toEqual([2]);
    expect(ids(filterAgencyPeople(PEOPLE, "CHIEF"))).toEqual([1, 2]);
    expect(ids(filterAgencyPeople(PEOPLE, "brandt fire"))).toEqual([3]);
    expect(ids(filterAgencyPeople(PEOPLE, "director"))).toEqual([3]);
    expect(ids(filterAgencyPeople(PEOPLE, "research"))).toEqual([1]);
    expect(filterAgencyPeople([person(4, "A", "B", { title: "Clerk", positionSummary: "" })], "clerk")).toHaveLength(1);
    expect(ids(filterAgencyPeople(PEOPLE, ""))).toEqual([1, 2, 3]);
    expect(filterAgencyPeople(PEOPLE, "brandtdeputy")).toEqual([]);
  });
});

describe("sortAgencyPeople", () => {
  it("sorts by last name, then by full name", () => {
    expect(ids(sortAgencyPeople(PEOPLE))).toEqual([2, 3, 1]);
    expect(ids(sortAgencyPeople(PEOPLE, "name", "descending"))).toEqual([1, 3, 2]);
  });

  it("sorts by title or appointment, then by name", () => {
    expect(ids(sortAgencyPeople(PEOPLE, "title"))).toEqual([2, 1, 3]);
    expect(ids(sortAgencyPeople(PEOPLE, "appointment"))).toEqual([3, 1, 2]);
    expect(ids(sortAgencyPeople(PEOPLE, "title", "descending"))).toEqual([3, 1, 2]);
  });

  it("keeps exactly the same people", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PEOPLE), fc.constantFrom("name", "title", "appointment"), (people, column) => {
        expect(ids(sortAgencyPeople(people, column)).toSorted()).toEqual(ids(people).toSorted());
      }),
    );
  });
});

describe("rankAgency", () => {
  const rank = (title: string, isLeadership = true) => rankAgency({ title, isLeadership });

  it("ranks the head first, then deputies, then all others", () => {
    expect(["Secretary of Commerce", "Director", "Chief, Forest Service"].map((title) => rank(title))).toEqual([
      0, 0, 0,
    ]);
    expect(["Deputy Secretary", "Principal Deputy Director", "Under Secretary"].map((title) => rank(title))).toEqual([
      1, 1, 1,
    ]);
    expect(rank("Deputy Administrator, Acting Administrator")).toBe(0);
    expect(["Chief of Staff", "General Counsel", "Deputy Chief of Staff"].map((title) => rank(title))).toEqual([
      2, 2, 2,
    ]);
    expect(rank("Director of Speechwriting", false)).toBe(2);
  });
});

describe("listAgencyPersonColumns", () => {
  it("has the appointment column only if appointments are known", () => {
    expect(listAgencyPersonColumns(PEOPLE)).toEqual(["name", "title", "appointment"]);
    expect(listAgencyPersonColumns([anAgencyPerson({ appointment: "" }), ...PEOPLE])).toHaveLength(3);
    expect(listAgencyPersonColumns([anAgencyPerson({ appointment: "" })])).toEqual(["name", "title"]);
  });
});
