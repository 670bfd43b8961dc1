import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFolder } from "../../testing/briefcase.ts";
import {
  FOLDER_NAME_MAX,
  FOLDERS_MAX,
  describeNameProblem,
  isSameFolderName,
  planFolderName,
  toFolderName,
} from "./folder-name.ts";

const FOLDERS = [aFolder(1), aFolder(2, [], "Energy"), aFolder(3, [], "Énergie")];
const plan = (text: string) => planFolderName(text, FOLDERS);

describe("planFolderName", () => {
  it("trims the name", () => {
    expect(plan("  Water  ")).toEqual({ do: "create", name: "Water" });
    expect(plan("\u00a0Water\tand soil\n")).toEqual({ do: "create", name: "Water and soil" });
  });

  it.each(["", "   ", "\t\n", "\u00a0"])("requires a name: %j", (text) => {
    expect(plan(text)).toEqual({ do: "refuse", because: "required", message: "This field is required." });
  });

  it.each([
    ["zero-width spaces and joiners", "\u200b\u200c\u200d\u2060\ufeff"],
    ["marks of direction", "\u200e\u200f\u061c\u202a\u202e\u2066\u2069"],
    ["variation selectors", "\ufe0f\ufe00\u{e0100}\u180b"],
    ["fillers", "\u115f\u1160\u3164\uffa0\u2800"],
    ["a soft hyphen, tags and annotation marks", "\u00ad\u{e0001}\u{e0041}\u034f\ufff9\ufffb"],
    ["all kinds and blanks", " \u200b\t\u2800\u00a0\ufe0f "],
  ])("requires a visible name: %s", (_, text) => {
    expect(plan(text)).toEqual({ do: "refuse", because: "required", message: "This field is required." });
  });

  it.each([
    "Ener\u200bgy",
    "\u202eEnergy\u202c",
    "Energy\ufe0f",
    "E\u034f\u0301nergie",
    "\u2800 Energy\u200d",
    "Ener\u00adgy",
    "\u200d Energy \ufe0f",
  ])("rejects a duplicate name with invisible characters: %j", (text) => {
    expect(plan(text)).toMatchObject({ because: "taken" });
  });

  it("keeps only invisible characters that affect emoji and letters", () => {
    const shaped = [
      "👨\u200d👩\u200d👧 Family",
      "❤\ufe0f",
      "می\u200cخواهم",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    ];
    for (const name of shaped) expect(plan(name)).toEqual({ do: "create", name });
    expect(plan("Wa\u200bt\u202eer\ufeff")).toEqual({ do: "create", name: "Water" });
  });

  it("allows 200 folders besides the default folder", () => {
    expect(FOLDERS_MAX).toBe(200);
    const made = Array.from({ length: FOLDERS_MAX }, (_, index) => aFolder(index + 2, [], `Folder ${index}`));
    expect(planFolderName("Water", [aFolder(1), ...made.slice(1)]).do).toBe("create");
    expect(planFolderName("Water", [aFolder(1), ...made])).toEqual({
      do: "refuse",
      because: "too-many",
      message: "Your Briefcase already has the maximum of 200 folders. Delete one to create another.",
    });
    expect(planFolderName(" ", [aFolder(1), ...made])).toMatchObject({ because: "required" });
  });

  it("accepts up to 100 characters after trimming", () => {
    expect(FOLDER_NAME_MAX).toBe(100);
    expect(plan(` ${"x".repeat(100)} `)).toEqual({ do: "create", name: "x".repeat(100) });
    expect(plan("x".repeat(101))).toEqual({
      do: "refuse",
      because: "too-long",
      message: "Name must be less than 100 characters",
    });
    // Two UTF-16 code units each, but one character to users and the database.
    expect(plan("🏛".repeat(100)).do).toBe("create");
    expect(plan("🏛".repeat(101))).toMatchObject({ because: "too-long" });
  });

  it.each(["Energy", "  Energy ", "ENERGY", "énergie", "E\u0301nergie", "General Briefcase", "general briefcase"])(
    "rejects a duplicate name: %j",
    (text) => {
      expect(plan(text)).toEqual({ do: "refuse", because: "taken", message: "Folder name has to be unique." });
    },
  );

  it("reserves the default folder's name even before the folders load", () => {
    expect(planFolderName("General Briefcase", [])).toMatchObject({ because: "taken" });
    expect(planFolderName("Energy", [])).toEqual({ do: "create", name: "Energy" });
  });

  it("accepts names that only look alike", () => {
    for (const name of ["Energy 2", "Energie", "Ener gy", "General"]) expect(plan(name).do).toBe("create");
  });

  it("gives the same result with blanks around the name", () => {
    const blanks = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);
    const names = fc.oneof(
      fc.constantFrom("Energy", "ENERGY", "x".repeat(100), "x".repeat(101), ""),
      fc.string({ unit: "grapheme", maxLength: 110 }),
    );
    fc.assert(
      fc.property(names, blanks, blanks, (name, before, after) => {
        expect(plan(`${before}${name}${after}`)).toEqual(plan(name));
      }),
    );
  });

  it("rejects an accepted name once a folder has it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 110 }), (text) => {
        const first = plan(text);
        if (first.do === "refuse") return;
        expect(first.name).toBe(first.name.trim());
        expect(first.name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        for (const again of [text, first.name, first.name.toUpperCase().toLowerCase()].filter((name) =>
          isSameFolderName(name, first.name),
        )) {
          expect(planFolderName(again, [...FOLDERS, aFolder(4, [], first.name)])).toMatchObject({ because: "taken" });
        }
        expect(isSameFolderName(text, first.name)).toBe(true);
      }),
    );
  });
});

describe("describeNameProblem", () => {
  it("returns an error message, or nothing", () => {
    expect(describeNameProblem(" Water ", FOLDERS)).toBe("");
    expect(describeNameProblem(" ", FOLDERS)).toBe("This field is required.");
    expect(describeNameProblem("energy", FOLDERS)).toBe("Folder name has to be unique.");
  });
});

describe("toFolderName", () => {
  it("removes characters that databases can't store", () => {
    expect(toFolderName("Wa\u0000ter")).toBe("Wa ter");
    expect(toFolderName("Water\ud800")).toBe("Water");
    expect(toFolderName("🏛 Water")).toBe("🏛 Water");
  });

  it("normalizes accents", () => {
    expect(toFolderName("E\u0301")).toBe("\u00c9");
  });
});

describe("isSameFolderName", () => {
  it.each([
    ["ΟΔΟΣ", "οδοσ", true],
    ["ΟΔΟΣ", "οδος", false],
    ["İ", "i", true],
    ["STRASSE", "straße", false],
    ["𐐀", "𐐨", true],
    ["Water", "Waters", false],
  ])("compares %j and %j like lower() in the database: %j", (one, other, expected) => {
    expect(isSameFolderName(one, other)).toBe(expected);
    expect(isSameFolderName(other, one)).toBe(expected);
  });
});
