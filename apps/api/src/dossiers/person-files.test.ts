import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDossierPerson } from "../testing/dossier-book.ts";
import { personFileNames } from "./person-files.ts";

const DAY = new Date("2026-11-20T23:30:00Z");
const named = (preferred_name_display: string, position_summary = "") =>
  aDossierPerson({ preferred_name_display, position_summary });

describe("personFileNames", () => {
  it("names a file after its person and the day", () => {
    expect(personFileNames([named("Elena Márquez-Ruiz"), named("Robert E. Latimer")], DAY, "pdf")).toEqual([
      "Elena Márquez-Ruiz 11-20-2026.pdf",
      "Robert E. Latimer 11-20-2026.pdf",
    ]);
  });

  it("tells people of the same name apart by position, then by number", () => {
    const people = [
      named("Ann Lee", "Mayor"),
      named("ann lee", "Governor"),
      named("Ann Lee", "Mayor"),
      named("Ann Lee"),
      named("Ann Leeds", "Mayor"),
    ];
    expect(personFileNames(people, DAY, "docx")).toEqual([
      "Ann Lee (Mayor) 11-20-2026.docx",
      "ann lee (Governor) 11-20-2026.docx",
      "Ann Lee (Mayor) (2) 11-20-2026.docx",
      "Ann Lee 11-20-2026.docx",
      "Ann Leeds 11-20-2026.docx",
    ]);
  });

  it("gives each person a safe name of their own, however alike they are", () => {
    const name = fc.oneof(
      fc.constantFrom("Ann", "ANN", "../Ann", "con", "", "?", "a".repeat(300)),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { maxLength: 12 }), (people) => {
        const files = personFileNames(
          people.map(([who, what]) => named(who, what)),
          DAY,
          "pdf",
        );
        expect(new Set(files.map((file) => file.normalize("NFC").toLowerCase())).size).toBe(people.length);
        for (const file of files) {
          expect(file).not.toMatch(/[/\\:*?"<>|]|^\./u);
          expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
          expect(file).toMatch(/11-20-2026\.pdf$/u);
        }
      }),
    );
  });
});
