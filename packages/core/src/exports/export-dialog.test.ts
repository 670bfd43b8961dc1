import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anExportPreview } from "../../testing/contact-exports.ts";
import { STANDARD_COLUMNS } from "./contact-columns.ts";
import {
  describeExportOffer,
  type ExportChoice,
  findColumns,
  FIRST_CHOICE,
  listExportNotes,
  type OpenExport,
  toExportOptions,
} from "./export-dialog.ts";
import type { ExportPreview } from "./exports.port.ts";

const NOBODY = { count: 0, names: [] };
const FEW = { count: 1, names: ["F"] };
const LABELS = { printed: 10, withoutAddress: { count: 2, names: ["A", "B"] }, tooLong: NOBODY, first: [] };

const dialog = (
  preview: Partial<ExportPreview> | null = {},
  choice: Partial<ExportChoice> = {},
  fields: Partial<OpenExport> = {},
): OpenExport => ({
  target: { kind: "folder", id: 4, name: "Hill day", itemIds: null },
  selected: null,
  choice: { ...FIRST_CHOICE, ...choice },
  preview: preview && anExportPreview(preview),
  isLoading: false,
  failure: "",
  isExporting: false,
  ...fields,
});

describe("the offer of an export", () => {
  it("says what it costs before anything is counted", () => {
    expect(describeExportOffer(dialog())).toEqual({
      label: "Export 12",
      refusal: "",
      left: "23 of 1,500 left",
      after: "11 after this",
      isReady: true,
    });
  });

  it("is disabled beyond the remaining allowance and says why, instead of cutting the list", () => {
    expect(describeExportOffer(dialog({ count: 47 }))).toEqual({
      label: "Export 47",
      refusal:
        "You have reached your export limit. Please contact your Dedicated Advisor. This export needs 47 contacts; 23 are left. Exports are never cut short: choose fewer contacts, or wait until earlier exports no longer count.",
      left: "23 of 1,500 left",
      after: "24 too many",
      isReady: false,
    });
  });

  it("says only that the limit is reached when nothing is left", () => {
    expect(describeExportOffer(dialog({ count: 47, used: 1500 })).refusal).toBe(
      "You have reached your export limit. Please contact your Dedicated Advisor.",
    );
  });

  it("is ready exactly if all contacts fit, at least one does, and everything is known", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.boolean(), (count, left, isLoading) => {
        const state = dialog({ count, used: 1500 - left }, {}, { isLoading });
        expect(describeExportOffer(state).isReady).toBe(count > 0 && count <= left && !isLoading);
      }),
    );
  });

  it("is unknown until the preview loads", () => {
    expect(describeExportOffer(dialog(null))).toEqual({
      label: "Export",
      refusal: "",
      left: "",
      after: "",
      isReady: false,
    });
  });

  it("may use up the allowance", () => {
    expect(describeExportOffer(dialog({ count: 23 }))).toMatchObject({ after: "0 after this", isReady: true });
  });

  it("counts only the contacts that get a label", () => {
    const labels = describeExportOffer(dialog({ labels: LABELS }, { format: "pdf" }));
    expect(labels).toMatchObject({ label: "Make PDF", after: "13 after this", isReady: true });
    expect(describeExportOffer(dialog({ labels: LABELS }))).toMatchObject({
      label: "Export 12",
      after: "11 after this",
    });
    expect(describeExportOffer(dialog({}, { format: "pdf" }))).toMatchObject({
      after: "11 after this",
      isReady: false,
    });
    expect(describeExportOffer(dialog({ labels: LABELS }, { format: "pdf", start: "31" })).isReady).toBe(false);
  });

  it.each([
    [{ count: 0 }, {}, "There are no contacts to export.", ""],
    [{ count: 0, leftOutCount: 3 }, {}, "Nothing was exported: all 3 profiles are outside your subscription.", ""],
    [
      { labels: { ...LABELS, printed: 0 } },
      { format: "pdf" as const },
      "None of the contacts has an address that fits a label.",
      "",
    ],
    [{}, { columns: [] }, "Choose at least one column.", "11 after this"],
  ])("is refused: %j %j", (preview, choice, refusal, after) => {
    expect(describeExportOffer(dialog(preview, choice))).toMatchObject({ refusal, after, isReady: false });
  });
});

describe("the columns of the dialog", () => {
  it("are the reader's choice, else those of the last file, else the standard ones", () => {
    expect(findColumns(dialog({ columns: ["zip"] }, { columns: ["name"] }))).toEqual(["name"]);
    expect(findColumns(dialog({ columns: ["zip"] }))).toEqual(["zip"]);
    expect(findColumns(dialog())).toEqual(STANDARD_COLUMNS);
    expect(findColumns(dialog(null))).toEqual(STANDARD_COLUMNS);
  });
});

describe("the options of an export", () => {
  it("start at a label only for labels", () => {
    const options = { columns: ["zip"], sheet: "5160" };
    const preview: Partial<ExportPreview> = { columns: ["zip"] };
    expect(toExportOptions(dialog(preview, { start: "31" }))).toEqual({ ...options, format: "csv", start: 1 });
    expect(toExportOptions(dialog(preview, { start: "30", format: "pdf" }))).toEqual({
      ...options,
      format: "pdf",
      start: 30,
    });
  });
});

describe("the notes of an export", () => {
  it("name those who get no label, have no form of address or are left out", () => {
    const withoutForm = { count: 4, names: ["C", "D", "E"] };
    const preview = { labels: { ...LABELS, tooLong: FEW }, withoutForm, leftOutCount: 1 };
    expect(listExportNotes(dialog(preview, { format: "pdf" }))).toEqual([
      "1 profile outside your subscription was left out.",
      "2 of 12 without an address: A; B.",
      "1 of 12 too long for a label: F.",
      "They get no label and don’t count toward your limit.",
      "4 contacts without a known form of address: C; D; E and 1 more. The name is used unchanged.",
    ]);
  });

  it.each([
    [NOBODY, NOBODY, []],
    [FEW, NOBODY, ["1 of 12 without an address: F.", "They get no label and don’t count toward your limit."]],
    [NOBODY, FEW, ["1 of 12 too long for a label: F.", "They get no label and don’t count toward your limit."]],
    [
      FEW,
      FEW,
      [
        "1 of 12 without an address: F.",
        "1 of 12 too long for a label: F.",
        "They get no label and don’t count toward your limit.",
      ],
    ],
  ])("name only those who get no label: %j %j", (withoutAddress, tooLong, notes) => {
    const labels = { ...LABELS, withoutAddress, tooLong };
    expect(listExportNotes(dialog({ labels }, { format: "pdf" }))).toEqual(notes);
  });

  it("don't repeat the refusal that everybody is left out", () => {
    expect(listExportNotes(dialog({ count: 0, leftOutCount: 3 }))).toEqual([]);
  });

  it("are about the chosen format only", () => {
    const preview = { labels: LABELS, withoutForm: { count: 1, names: ["C"] } };
    expect(listExportNotes(dialog(preview))).toEqual([]);
    expect(listExportNotes(dialog(preview, { columns: ["name", "form_of_address"] }))).toHaveLength(1);
    expect(listExportNotes(dialog(preview, { format: "vcf", columns: ["form_of_address"] }))).toEqual([
      "12 contact cards in one file. Each names its profile and the date of its facts.",
    ]);
    expect(listExportNotes(dialog(null))).toEqual([]);
  });
});
