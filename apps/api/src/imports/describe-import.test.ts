import { describe, expect, it } from "vitest";
import type { FileReport, ImportReport } from "./run-import.ts";
import { describeImport as describeRun, isImportComplete } from "./describe-import.ts";

const imported = (counts: Partial<FileReport>): FileReport =>
  ({
    file: "people.yaml",
    unit: "people",
    status: "imported",
    read: 1312,
    added: 0,
    changed: 0,
    left: 0,
    rejected: 0,
    withheld: 0,
    problems: [],
    doubts: [],
    ...counts,
  }) as FileReport;

const aReport = (differs: Partial<ImportReport>): ImportReport => ({
  files: [imported({})],
  replaced: null,
  isSearchRebuilt: false,
  isDryRun: false,
  isContinued: false,
  ...differs,
});

const describeImport = (report: ImportReport, showAll: boolean) =>
  describeRun(report, { showAll, publishedAccounts: [] });

describe("describeImport", () => {
  it("has a row per file, and a note if nothing changed", () => {
    expect(describeImport(aReport({}), false)).toBe(
      [
        "File                 Read  Added  Changed  Left  Rejected",
        "people.yaml  1,312 people      0        0     0         0",
        "",
        "Nothing changed.",
      ].join("\n"),
    );
  });

  it("lists rejected records with reasons, and the number of others", () => {
    const problems = Array.from({ length: 22 }, (_, index) => ({
      file: "people.yaml",
      line: index + 7,
      field: "bio.birthday",
      why: "must be a date written as YYYY-MM-DD",
    }));
    const report = aReport({ files: [imported({ rejected: 22, problems })] });
    const text = describeImport(report, false);
    expect(text).toContain(
      "people.yaml: 22 rejected\n  people.yaml:7: bio.birthday must be a date written as YYYY-MM-DD\n",
    );
    expect(text).toContain("and 2 more");
    expect(describeImport(report, true)).toContain("people.yaml:28:");
    expect(isImportComplete(report)).toBe(false);
  });

  it("describes the replaced sample directory", () => {
    const replaced = { people: 620, groups: 270, contacts: 5000, folderItems: 3 };
    expect(describeImport(aReport({ replaced, isSearchRebuilt: true }), false)).toContain(
      "620 sample people, 270 groups and 5,000 contacts removed, and with them 3 items of Briefcase folders",
    );
  });

  it("lists a broken file as not imported", () => {
    const problem = { file: "people.yaml", line: 3, field: "", why: "is not valid YAML" };
    const report = aReport({ files: [{ file: "people.yaml", unit: "people", status: "broken", problem }] });
    expect(describeImport(report, false)).toContain("people.yaml: not imported\n  people.yaml:3: is not valid YAML");
    expect(describeImport(report, false)).not.toContain("Nothing changed");
    expect(isImportComplete(report)).toBe(false);
  });

  it("reports doubtful and withheld values, a continued run and a dry run", () => {
    const doubts = [{ file: "ada.yml", line: 9, field: "roles.0.start_date", why: "is after the role’s end, 2018" }];
    const report = aReport({
      files: [imported({ added: 1, withheld: 1200, doubts })],
      isDryRun: true,
      isContinued: true,
    });
    const text = describeImport(report, false);
    expect(text).toContain("people.yaml: 1 doubtful value left empty\n  ada.yml:9: roles.0.start_date is after");
    expect(text).toContain("Left out on purpose: 1,200 values that are private or on the suppression list.");
    expect(text).toContain("An earlier import was interrupted; this one continued it.");
    expect(text).toMatch(/A dry run: nothing was stored\.$/u);
    expect(isImportComplete(report)).toBe(true);
  });

  it("ends with the sample accounts that have the published password", () => {
    const text = describeRun(aReport({}), { showAll: false, publishedAccounts: ["staff@example.org"] });
    expect(text).toMatch(/Nothing changed\.\n\nWARNING: [^]*\n {2}staff@example\.org\n[^]*SAMPLE_DATA=off/);
  });
});
