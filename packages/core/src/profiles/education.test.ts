import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEducation } from "../../testing/profile-parts.ts";
import { formatEducation } from "./education.ts";

describe("formatEducation", () => {
  it("joins known facts", () => {
    expect(formatEducation(anEducation())).toBe("MS, Agricultural Economics, University of Nebraska–Lincoln, 1992");
    expect(
      formatEducation(
        anEducation({
          degree: "JD",
          degreeIncomplete: true,
          fieldOfStudy: "",
          department: "School of Law",
          schoolName: "Creighton",
          schoolType: "University",
          schoolLocation: "Omaha, NE",
          yearStart: 1993,
          yearEnd: 1995,
        }),
      ),
    ).toBe("JD (incomplete), School of Law, Creighton (University), Omaha, NE, 1993–1995");
  });

  it("omits a repeated school type and a type without a school", () => {
    expect(formatEducation(anEducation({ schoolType: "university" }))).not.toContain("(");
    expect(formatEducation(anEducation({ schoolName: "", schoolType: "University" }))).not.toContain("University");
  });

  it("trims the parts", () => {
    expect(formatEducation(anEducation({ degree: " BA ", fieldOfStudy: " ", schoolLocation: "Lincoln " }))).toBe(
      "BA, University of Nebraska–Lincoln, Lincoln, 1992",
    );
  });

  it("describes studies without a degree", () => {
    expect(formatEducation(anEducation({ degree: "", degreeIncomplete: true }))).toMatch(/^Studies \(incomplete\), /);
  });

  it("never prints an unknown year or an empty part", () => {
    const years = fc.constantFrom(-1, 0, 1988, 1992);
    const words = fc.constantFrom("", " ", "Law");
    fc.assert(
      fc.property(
        fc.record({ yearStart: years, yearEnd: years, degree: words, fieldOfStudy: words, schoolName: words }),
        (fields) => {
          expect(formatEducation(anEducation(fields))).not.toMatch(/-1|, ,|^, |, $|\b0\b/);
        },
      ),
    );
  });
});
