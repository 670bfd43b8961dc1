import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rejected } from "./import-counts.ts";
import { readCell, type Written, findEntry, findNearest } from "./organization-cells.ts";
import { type CellKind, TABLES } from "./organization-columns.ts";

const TODAY = "2026-07-01";
const read = (kind: CellKind, written: Written) => {
  try {
    return readCell(kind, written, TODAY);
  } catch (cause) {
    if (cause instanceof Rejected) return `bad: ${cause.message}`;
    throw cause;
  }
};

describe("readCell", () => {
  const TEXT = { kind: "text", maxLength: 10 } as const;
  const PLACE = { kind: "place", maxLength: 60 } as const;
  const NAMES = { kind: "list", maxLength: 10 } as const;
  const AREAS = { kind: "choices", list: "focus_areas" } as const;
  it.each<[CellKind, Written, unknown]>([
    [TEXT, "  a \n b ", "a b"],
    [TEXT, " ", null],
    [TEXT, "12345678901", "bad: is longer than 10 characters"],
    [TEXT, "a\u0000b", "bad: contains characters that can’t be stored"],
    [TEXT, "a\ud800", "bad: contains characters that can’t be stored"],
    [TEXT, ["a"], "bad: is one text, not a list"],
    [{ kind: "id" }, "a.B-1_2:@é", "a.B-1_2:@é"],
    [{ kind: "id" }, "it's", "bad: “it's” isn’t allowed; allowed: up to 80 letters, digits and . _ : @ -"],
    [{ kind: "number" }, "12", 12],
    [{ kind: "number" }, "012", "bad: “012” isn’t a whole number"],
    [{ kind: "yesno" }, "Yes", true],
    [{ kind: "yesno" }, "FALSE", false],
    [{ kind: "yesno" }, "maybe", "bad: “maybe” isn’t allowed; allowed: yes, no"],
    [{ kind: "date" }, "1968-02-29", "1968-02-29"],
    [{ kind: "date" }, "1969-02-29", "bad: “1969-02-29” isn’t a date written as YYYY-MM-DD"],
    [{ kind: "date" }, "2/3/1970", "bad: “2/3/1970” isn’t a date written as YYYY-MM-DD"],
    [{ kind: "date" }, "2026-07-02", "bad: 2026-07-02 is in the future"],
    [{ kind: "date" }, "1066-01-01", "bad: 1066-01-01 is too long ago"],
    [{ kind: "email" }, "a.b+c@mail.example.org", "a.b+c@mail.example.org"],
    [{ kind: "email" }, "a@b, c@d", "bad: “a@b, c@d” isn’t a single email address"],
    [{ kind: "url" }, "https://example.org", "https://example.org"],
    [{ kind: "url" }, "example.org", "bad: “example.org” isn’t an http or https address"],
    [{ kind: "phone" }, "+1 (202) 555-0100 x12", "+1 (202) 555-0100 x12"],
    [{ kind: "phone" }, "202.555.0100", "202.555.0100"],
    [{ kind: "phone" }, "none", "bad: “none” isn’t a single telephone number"],
    [{ kind: "phone" }, "(((((((((", "bad: “(((((((((” isn’t a single telephone number"],
    [{ kind: "phone" }, "202-555-0100 (cell)", "bad: is marked as private: such numbers are never stored"],
    [{ kind: "handle" }, "@SenExample", "SenExample"],
    [
      { kind: "handle" },
      "x.com/SenExample",
      "bad: “x.com/SenExample” isn’t an account’s name; allowed: letters, digits and _ . -",
    ],
    [{ kind: "state" }, "new york", "NY"],
    [{ kind: "state" }, "ny", "NY"],
    [PLACE, "100 Home Street", "100 Home Street"],
    [PLACE, "12 Elm Street (home)", "bad: is marked as a home: homes are never stored"],
    [PLACE, "Home: 12 Elm Street", "bad: is marked as a home: homes are never stored"],
    [PLACE, "Private residence", "bad: is marked as a home: homes are never stored"],
    [NAMES, "a; b ;;a", ["a", "b"]],
    [NAMES, ["a;b", "c"], ["a;b", "c"]],
    [NAMES, "a;12345678901", "bad: is longer than 10 characters"],
    [AREAS, "Water; 7; women's issues", [7, 51, 52]],
    [AREAS, "Watre", "bad: “Watre” isn’t allowed; did you mean “Water”? columns.md lists what is"],
    [{ kind: "choice", list: "genders" }, "w", "bad: “w” isn’t allowed; allowed: Female, Male, Nonbinary"],
    [{ kind: "choice", list: "sides" }, "majority", "MAJ"],
    [
      { kind: "choice", list: "sides" },
      "majorty",
      "bad: “majorty” isn’t allowed; did you mean “Majority”? allowed: Majority, Minority, Other",
    ],
    [{ kind: "html" }, " Two\n\nparts ", "<p>Two</p><p>parts</p>"],
  ])("%j %j", (kind, written, value) => {
    expect(read(kind, written)).toEqual(value);
  });

  it("reads or rejects any text in any column", () => {
    const columns = TABLES.flatMap((table) => table.columns);
    const junk = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.array(fc.string(), { maxLength: 4 }));
    fc.assert(
      fc.property(fc.constantFrom(...columns), junk, (column, written) => {
        expect(read(column, written)).not.toBe("bad: ");
      }),
    );
  });

  it("reads every example of the template", () => {
    for (const column of TABLES.flatMap((table) => table.columns)) {
      const value = readCell(column, column.example, TODAY);
      expect([column.name, value === null]).toEqual([column.name, column.example === ""]);
    }
  });
});

describe("findEntry", () => {
  it("finds an entry by name, code or number, and rejects ambiguous ones", () => {
    expect(findEntry("political_parties", "Democratic")).toBe(2);
    expect(findEntry("political_parties", "dfl")).toBe(6);
    expect(findEntry("subscription_modules", "3")).toBe(3);
    expect(() => findEntry("subscription_modules", "INF")).toThrow(
      "“INF” can be Federal Influencers or State Influencers: write it out",
    );
    expect(() => findEntry("offices", "...")).toThrow(Rejected);
  });
});

describe("findNearest", () => {
  it("returns the nearest spelling within the limit", () => {
    expect(findNearest("Inteligence", ["Intellectual Property", "Intelligence"])).toBe("Intelligence");
    expect(findNearest("xyz", ["Water", "Tax"])).toBe(null);
    expect(findNearest("", ["Water"])).toBe(null);
  });
});
