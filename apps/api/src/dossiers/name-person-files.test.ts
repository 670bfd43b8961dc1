import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aDossierPerson } from "../testing/dossier-book.ts";
import { namePersonFiles } from "./build-dossier.ts";

const DAY = new Date("2026-11-20T23:30:00Z");
const named = (preferred_name_display: string, position_summary = "") =>
  aDossierPerson({ preferred_name_display, position_summary });

describe("namePersonFiles", () => {
  it("numbers the files in the order of the book", () => {
    expect(namePersonFiles([named("Robert E. Latimer"), named("Elena Márquez-Ruiz")], DAY, "pdf")).toEqual([
      "01 Robert E. Latimer 11-20-2026.pdf",
      "02 Elena Márquez-Ruiz 11-20-2026.pdf",
    ]);
  });

  it("keeps the order of the book when a hundred files are sorted by name", () => {
    const people = Array.from({ length: 100 }, (_, at) => named(`Person ${100 - at}`));
    const files = namePersonFiles(people, DAY, "docx");
    expect(files.toSorted()).toEqual(files);
    expect(files[0]).toBe("001 Person 100 11-20-2026.docx");
  });

  it("distinguishes people of the same name by position", () => {
    const people = [
      named("Ann Lee", "Mayor"),
      named("ann lee", "Governor"),
      named("Ann Lee"),
      named("Ann Leeds", "Mayor"),
    ];
    expect(namePersonFiles(people, DAY, "docx")).toEqual([
      "01 Ann Lee (Mayor) 11-20-2026.docx",
      "02 ann lee (Governor) 11-20-2026.docx",
      "03 Ann Lee 11-20-2026.docx",
      "04 Ann Leeds 11-20-2026.docx",
    ]);
  });

  it("gives each person a unique, safe file name", () => {
    const name = fc.oneof(
      fc.constantFrom("Ann", "ANN", "../Ann", "con", "", "?", "a".repeat(300)),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { maxLength: 12 }), (people) => {
        const files = namePersonFiles(
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
