import { describe, expect, it } from "vitest";
import { AGENCIES, findAgency, addParents } from "./agencies.ts";
import { LOOKUP_ROWS } from "./lookups.ts";

describe("federal agencies", () => {
  it("include the fifteen departments, the Executive Office and independent agencies, with their parts", () => {
    expect(AGENCIES.length).toBeGreaterThan(220);
    expect(AGENCIES.filter(({ kind }) => kind === "department")).toHaveLength(15);
    expect(AGENCIES.filter(({ kind }) => kind === "executive-office").map(({ name }) => name)).toEqual([
      "Executive Office of the President",
    ]);
    expect(AGENCIES.filter(({ kind }) => kind === "independent").length).toBeGreaterThan(55);
  });

  it("have unique ids and names, known parents and complete facts", () => {
    expect(new Set(AGENCIES.map(({ id }) => id)).size).toBe(AGENCIES.length);
    expect(new Set(AGENCIES.map(({ fullName }) => fullName)).size).toBe(AGENCIES.length);
    for (const { parentId, kind, fullName, acronym, headTitle, role, city, state } of AGENCIES) {
      expect(parentId === null, fullName).toBe(kind !== "part");
      if (parentId !== null) expect(findAgency(parentId), fullName).toBeDefined();
      for (const fact of [acronym, headTitle, role, city]) expect(fact, fullName).not.toBe("");
      expect(state, fullName).toMatch(/^[A-Z]{2}$/u);
      expect(role, fullName).toMatch(/^[a-z].*[^.]$/u);
    }
  });

  it("keep the ids of saved addresses, and equal the lookup list", () => {
    const weather = AGENCIES.find(({ name }) => name === "National Weather Service");
    expect(weather).toMatchObject({
      id: 209,
      parentId: 208,
      fullName: "National Weather Service, Department of Commerce",
    });
    expect(weather && addParents(weather).map(({ acronym }) => acronym)).toEqual(["NWS", "NOAA", "DOC"]);
    expect(findAgency(3100)?.acronym).toBe("EPA");
    const lookup = LOOKUP_ROWS.filter(({ list }) => list === "agencies");
    expect(lookup.map(({ id, parent_id, name }) => [id, parent_id, name])).toEqual(
      AGENCIES.map(({ id, parentId, name }) => [id, parentId, name]),
    );
  });
});
