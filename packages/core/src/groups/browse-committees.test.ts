import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupCommittees } from "./browse-committees.ts";

const STATES = ["Arkansas", "Kansas", "District of Columbia", "Puerto Rico", "Virginia", "West Virginia"].map(
  (name, at) => ({ id: String(at + 1), name }),
);
const NAMES = [
  "Arkansas Senate Committee on Rules",
  "Council of the District of Columbia Committee on Rules",
  "House Committee on Rules",
  "House of Representatives of Puerto Rico Committee on Rules",
  "House Select Committee on Virginia",
  "Joint Economic Committee",
  "Commission on Security and Cooperation in Europe",
  "Kansas House of Representatives Committee on Rules",
  "Senate Committee on Indian Affairs",
  "Senate of Puerto Rico Committee on Rules",
  "West Virginia Senate Committee on Rules",
];
const committees = (names: readonly string[]) => names.map((name, at) => ({ id: String(at), name }));
const sections = (names: readonly string[]) =>
  groupCommittees(committees(names), STATES).map((one) => [one.title, one.committees.map(({ name }) => name)]);

describe("groupCommittees", () => {
  it("lists committees of Congress first, then those of the states in order", () => {
    expect(sections(NAMES)).toEqual([
      ["U.S. Senate", ["Senate Committee on Indian Affairs"]],
      ["U.S. House of Representatives", ["House Committee on Rules", "House Select Committee on Virginia"]],
      [
        "Joint committees and commissions",
        ["Joint Economic Committee", "Commission on Security and Cooperation in Europe"],
      ],
      ["Arkansas", ["Arkansas Senate Committee on Rules"]],
      ["Kansas", ["Kansas House of Representatives Committee on Rules"]],
      ["District of Columbia", ["Council of the District of Columbia Committee on Rules"]],
      [
        "Puerto Rico",
        ["House of Representatives of Puerto Rico Committee on Rules", "Senate of Puerto Rico Committee on Rules"],
      ],
      ["West Virginia", ["West Virginia Senate Committee on Rules"]],
    ]);
  });

  it("has ids that are valid in an address", () => {
    expect(groupCommittees(committees(NAMES.slice(0, 3)), STATES).map(({ id }) => id)).toEqual([
      "u-s-house-of-representatives",
      "arkansas",
      "district-of-columbia",
    ]);
  });

  it("keeps every committee in exactly one section", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NAMES)), (names) => {
        const found = groupCommittees(committees(names), STATES).flatMap((one) => one.committees.map(({ id }) => id));
        expect(found.toSorted()).toEqual(names.map((_, at) => String(at)).toSorted());
      }),
    );
  });
});
