import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEducation } from "../../testing/profile-parts.ts";
import { educationLine } from "./education.ts";

describe("educationLine", () => {
  it("joins what is known", () => {
    expect(educationLine(anEducation())).toBe("MS, Agricultural Economics, University of Nebraska–Lincoln, 1992");
    expect(
      educationLine(
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

  it("doesn't say a school's type twice, nor one without a school", () => {
    expect(educationLine(anEducation({ schoolType: "university" }))).not.toContain("(");
    expect(educationLine(anEducation({ schoolName: "", schoolType: "University" }))).not.toContain("University");
  });

  it("leaves out blanks around and between the parts", () => {
    expect(educationLine(anEducation({ degree: " BA ", fieldOfStudy: " ", schoolLocation: "Lincoln " }))).toBe(
      "BA, University of Nebraska–Lincoln, Lincoln, 1992",
    );
  });

  it("names studies without a degree", () => {
    expect(educationLine(anEducation({ degree: "", degreeIncomplete: true }))).toMatch(/^Studies \(incomplete\), /);
  });

  it("never prints an unknown year or an empty part", () => {
    const years = fc.constantFrom(-1, 0, 1988, 1992);
    const words = fc.constantFrom("", " ", "Law");
    fc.assert(
      fc.property(
        fc.record({ yearStart: years, yearEnd: years, degree: words, fieldOfStudy: words, schoolName: words }),
        (fields) => {
          expect(educationLine(anEducation(fields))).not.toMatch(/-1|, ,|^, |, $|\b0\b/);
        },
      ),
    );
  });
});
