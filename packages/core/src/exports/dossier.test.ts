import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dossierOptions } from "../../testing/exports.ts";
import {
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  describeCustomLogoOption,
  describeDossierFormat,
  formatDossierFileName,
  isDossierFormat,
  isDossierOrder,
  usesCustomLogo,
  type DossierOptions,
} from "./dossier.ts";

const DAY = new Date(2026, 10, 20);
const WORD: DossierOptions = {
  format: "docx",
  order: "alphabetical",
  useCustomLogo: false,
  documentName: "General Briefcase",
};

describe("the formats and orders", () => {
  it("are four and two, in display order", () => {
    expect(DOSSIER_FORMATS).toEqual([
      { value: "docx", label: "Word" },
      { value: "zip_docx", label: "Word, zipped" },
      { value: "pdf", label: "PDF" },
      { value: "zip_pdf", label: "PDF, zipped" },
    ]);
    expect(DOSSIER_ORDERS).toEqual([
      { value: "alphabetical", label: "Alphabetical" },
      { value: "folderbriefcase_id", label: "As in Briefcase" },
    ]);
  });

  it("are recognized among other texts", () => {
    expect(["docx", "zip_docx", "pdf", "zip_pdf", "doc", "", "DOCX", "toString"].map(isDossierFormat)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(["alphabetical", "folderbriefcase_id", "relevance", ""].map(isDossierOrder)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("describeDossierFormat", () => {
  it("says how many documents the file contains", () => {
    expect(describeDossierFormat("docx", 7)).toBe("One document, 7 profiles");
    expect(describeDossierFormat("pdf", 1)).toBe("One document, 1 profile");
    expect(describeDossierFormat("pdf", null)).toBe("One document");
    expect(describeDossierFormat("pdf", 1200)).toBe("One document, 1,200 profiles");
    expect(describeDossierFormat("zip_docx", 7)).toBe("One document per profile");
    expect(describeDossierFormat("zip_pdf", 1)).toBe("One document per profile");
  });
});

describe("formatDossierFileName", () => {
  it("combines the document's name, the date and the extension", () => {
    expect(DOSSIER_FORMATS.map(({ value: format }) => formatDossierFileName({ ...WORD, format }, DAY))).toEqual([
      "General Briefcase 11-20-2026.docx",
      "General Briefcase 11-20-2026.zip",
      "General Briefcase 11-20-2026.pdf",
      "General Briefcase 11-20-2026.zip",
    ]);
  });

  it("ends with the date and one of three extensions for any name", () => {
    fc.assert(
      fc.property(dossierOptions(), (options) => {
        expect(formatDossierFileName(options, DAY)).toMatch(/(^| )11-20-2026\.(docx|pdf|zip)$/);
      }),
    );
  });
});

describe("describeCustomLogoOption", () => {
  it("is a choice for a Word format and an organization with a logo", () => {
    for (const format of ["docx", "zip_docx"] as const) {
      expect(describeCustomLogoOption(format, true)).toEqual({
        kind: "choice",
        label: "Use our custom logo on the cover",
      });
    }
  });

  it("says for PDF that the logo is for Word formats", () => {
    for (const format of ["pdf", "zip_pdf"] as const) {
      expect(describeCustomLogoOption(format, true)).toEqual({
        kind: "hint",
        text: "Your organization’s custom logo is for Word formats.",
        canRequest: false,
      });
    }
  });

  it("offers the request form to an organization without a logo, for any format", () => {
    for (const { value: format } of DOSSIER_FORMATS) {
      expect(describeCustomLogoOption(format, false)).toEqual({
        kind: "hint",
        text: "Word documents can carry your organization’s logo.",
        canRequest: true,
      });
    }
  });

  it("is a choice exactly if the logo applies", () => {
    fc.assert(
      fc.property(dossierOptions(), (options) => {
        const isChoice = describeCustomLogoOption(options.format, true).kind === "choice";
        expect(usesCustomLogo(options)).toBe(options.useCustomLogo && isChoice);
      }),
    );
  });
});
