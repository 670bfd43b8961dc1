import { describe, expect, it } from "vitest";
import { LOOKUP_ROWS } from "./lookups.ts";
import { STATES } from "./states.ts";

const list = (name: string) => LOOKUP_ROWS.filter((row) => row.list === name);

describe("seats of Congress", () => {
  it("have 435 voting members of the House by the 2020 apportionment, and six non-voting ones", () => {
    expect(STATES.reduce((sum, state) => sum + state.houseSeats, 0)).toBe(435);
    expect(STATES.filter((state) => state.delegate !== "").map((state) => state.code)).toEqual(
      expect.arrayContaining(["DC", "PR", "GU", "VI", "AS", "MP"]),
    );
    expect(list("districts")).toHaveLength(441);
  });

  it("have 100 senators in classes of 33, 33 and 34, two of different classes per state", () => {
    const classes = STATES.flatMap((state) => state.senateClasses);
    expect([1, 2, 3].map((each) => classes.filter((one) => one === each).length)).toEqual([33, 33, 34]);
    for (const { kind, senateClasses } of STATES) expect(new Set(senateClasses).size).toBe(kind === "state" ? 2 : 0);
  });
});

describe("lookup lists", () => {
  it("have unique ids, and parents in the same list", () => {
    const keys = LOOKUP_ROWS.map(({ list, id }) => `${list}/${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { list, parent_id } of LOOKUP_ROWS) {
      if (parent_id !== null) expect(keys).toContain(`${list}/${parent_id}`);
    }
  });

  it("keep the ids of saved addresses and subscriptions", () => {
    expect(list("political_parties").slice(0, 3)).toMatchObject([
      { id: 1, name: "Republican" },
      { id: 2, name: "Democrat" },
      { id: 3, name: "Independent" },
    ]);
    expect(list("subscription_modules").map(({ id, abbreviation }) => `${id} ${abbreviation}`)).toEqual([
      "1 FED",
      "2 STA",
      "3 INF",
      "4 INF",
    ]);
    expect(
      list("profile_types")
        .filter(({ parent_id }) => parent_id === null)
        .map(({ id }) => id),
    ).toEqual([1, 2, 3, 4]);
    expect(list("genders").map(({ name }) => name)).toEqual(["Female", "Male", "Nonbinary"]);
    expect(list("districts").find(({ short_code }) => short_code === "WA-5")).toMatchObject({
      id: 5305,
      name: "Washington, 5th District",
    });
    expect(list("states").find(({ short_code }) => short_code === "WA")?.id).toBe(53);
  });
});
