import { describe, expect, it } from "vitest";
import type { FileReport, ImportReport } from "./run-import.ts";
import { describeImport, isWithoutNewProblems } from "./describe-import.ts";

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
    notices: [],
    ...counts,
  }) as FileReport;

const aReport = (differs: Partial<ImportReport>): ImportReport => ({
  source: "congress-legislators",
  files: [imported({})],
  replaced: null,
  isSearchRebuilt: false,
  isDryRun: false,
  isContinued: false,
  ...differs,
});

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
    expect(isWithoutNewProblems(report)).toBe(false);
  });

  it("only counts the problems of the last import, which are no new ones", () => {
    const problems = [7, 9].map((line) => ({
      file: "people.yaml",
      line,
      field: "name",
      why: "is missing",
      isKnown: true,
    }));
    const known = aReport({ files: [imported({ rejected: 2, problems })] });
    expect(describeImport(known, false)).toContain(
      "people.yaml: 2 rejected\n  2 known from the last import (--all-problems lists them)",
    );
    expect(describeImport(known, true)).toContain("  people.yaml:9: name is missing");
    expect(isWithoutNewProblems(known)).toBe(true);
    const fresh = { file: "people.yaml", line: 5, field: "name", why: "is missing", isKnown: false };
    const both = aReport({ files: [imported({ rejected: 2, problems: [fresh, ...problems] })] });
    expect(describeImport(both, false)).toContain(
      "  people.yaml:5: name is missing\n  and 2 known from the last import",
    );
    expect(isWithoutNewProblems(both)).toBe(false);
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
    expect(isWithoutNewProblems(report)).toBe(false);
  });

  it("prints notices apart from invalid values", () => {
    const notices = ["lists no members of some committees"];
    const text = describeImport(aReport({ files: [imported({ notices })] }), false);
    expect(text).toContain("\n\npeople.yaml: lists no members of some committees.\n\n");
    expect(text).not.toContain("left out");
  });

  it("reports doubtful and withheld values, a continued run and a dry run", () => {
    const doubts = [{ file: "ada.yml", line: 9, field: "roles.0.start_date", why: "is after the role’s end, 2018" }];
    const report = aReport({
      files: [imported({ added: 1, withheld: 1200, doubts })],
      isDryRun: true,
      isContinued: true,
    });
    const text = describeImport(report, false);
    expect(text).toContain("people.yaml: 1 invalid value left out\n  ada.yml:9: roles.0.start_date is after");
    expect(text).toContain("Left out on purpose: 1,200 values that are private or on the suppression list.");
    expect(text).toContain("An earlier import was interrupted; this one continued it.");
    expect(text).toMatch(/A dry run: nothing was stored\.$/u);
    expect(isWithoutNewProblems(report)).toBe(true);
  });
});
