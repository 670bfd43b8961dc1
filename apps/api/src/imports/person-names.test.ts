import { describe, expect, it } from "vitest";
import type { PersonRecord } from "./congress-schemas.ts";
import { aliasesOf, displayName } from "./congress-parts.ts";

const aPerson = (name: Partial<PersonRecord["name"]>, id: PersonRecord["id"] = {}): PersonRecord => ({
  id,
  name: { first: "Robert", last: "Lattimer", ...name },
  terms: [],
});

describe("the names of a person", () => {
  it("shows the official name, else its parts", () => {
    expect(displayName(aPerson({ official_full: "Robert E. Lattimer" }))).toBe("Robert E. Lattimer");
    expect(displayName(aPerson({ middle: "Edward" }))).toBe("Robert Edward Lattimer");
    expect(displayName(aPerson({ suffix: "III" }))).toBe("Robert Lattimer, III");
  });

  it("finds by nickname, formal name and the everyday name of other sites, without what tells namesakes apart", () => {
    const person = aPerson(
      { middle: "Edward", suffix: "Jr.", nickname: "Bobby", official_full: "Robert E. Lattimer, Jr." },
      { wikipedia: "Bob Lattimer (Ohio politician)", ballotpedia: "Bob Lattimer" },
    );
    expect(aliasesOf(person)).toEqual(["Bob Lattimer", "Bobby", "Bobby Lattimer", "Robert Edward Lattimer Jr."]);
  });

  it("repeats no name that is shown anyway", () => {
    expect(aliasesOf(aPerson({ official_full: "Robert Lattimer" }, { wikipedia: "Robert Lattimer" }))).toEqual([]);
  });
});
