import { expect, it } from "vitest";
import CAUCUSES from "./content/caucuses.json" with { type: "json" };
import { inventGroups } from "./invent-groups.ts";
import { inventPeople } from "./invent-people.ts";
import { createRandom } from "./random.ts";

const people = new Map(inventPeople(createRandom("people")).map((person) => [person.key, person]));
const { groups, seats } = inventGroups(createRandom("groups"), [...people.values()]);
const membersOf = (name: string) => {
  const key = groups.find(({ longName }) => longName === name)?.key;
  return seats.filter(({ group }) => group === key).flatMap(({ person }) => people.get(person) ?? []);
};

it("lists more than 120 caucuses in a dozen categories, each once", () => {
  expect(CAUCUSES.length).toBeGreaterThan(120);
  expect(new Set(CAUCUSES.map(({ longName }) => longName)).size).toBe(CAUCUSES.length);
  expect(new Set(CAUCUSES.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(CAUCUSES.map(({ chamber }) => chamber))).toEqual(new Set(["house", "senate", "joint"]));
  for (const { longName, category } of CAUCUSES) {
    expect(longName).toMatch(
      /^[A-Z].*(?:Caucus|Coalition|Task Force|Group|Committee|Conference|Girls|Issues|Americans|Disease)$/u,
    );
    expect(category).not.toBe("");
  }
});

it("has caucuses of the sizes they have: most of 10 to 60 members, some of up to 250", () => {
  const sizes = CAUCUSES.map(({ longName }) => membersOf(longName).length);
  const share = (fits: (size: number) => boolean) => sizes.filter(fits).length / sizes.length;
  expect(share((size) => size >= 10 && size <= 60)).toBeGreaterThan(0.65);
  expect(share((size) => size > 60)).toBeGreaterThan(0.15);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
});

it("lets only members of its chamber into a caucus of one chamber", () => {
  for (const { longName: name, chamber } of CAUCUSES) {
    const types = new Set(membersOf(name).map(({ seat }) => seat.type));
    if (chamber !== "joint") expect([...types], name).toEqual([chamber === "house" ? "rep" : "sen"]);
  }
});

it("lets into a party’s caucus its own members only", () => {
  const freedom = membersOf("House Freedom Caucus");
  expect(freedom.every(({ caucusParty, seat }) => caucusParty === 1 && seat.type === "rep")).toBe(true);
  expect(membersOf("Congressional Progressive Caucus").every(({ caucusParty }) => caucusParty === 2)).toBe(true);
  expect(freedom).toHaveLength(38);
});

it("lets into a community’s caucus those who belong to it", () => {
  const black = membersOf("Congressional Black Caucus");
  expect(black.length).toBeGreaterThan(5);
  for (const { name } of black) expect(name.ethnicity).toBe("Black or African American");
  for (const { name, caucusParty } of membersOf("Congressional Hispanic Caucus")) {
    expect([name.ethnicity, caucusParty]).toEqual(["Hispanic or Latino", 2]);
  }
  for (const { gender } of membersOf("Bipartisan Congressional Caucus for Women’s Issues")) expect(gender).toBe("F");
});
