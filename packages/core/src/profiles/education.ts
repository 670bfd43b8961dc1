import { formatYears } from "../kernel/dates.ts";
import type { Education } from "./profile.ts";

/** Formats degree, field, department, school, place and years on one line, without unknown parts. */
export function formatEducation(education: Education): string {
  const { degree, degreeIncomplete, fieldOfStudy, department, schoolName, schoolLocation } = education;
  const degreeText = degreeIncomplete ? `${degree || "Studies"} (incomplete)` : degree;
  return [
    degreeText,
    fieldOfStudy,
    department,
    formatSchool(schoolName, education.schoolType),
    schoolLocation,
    formatYears(education.yearStart, education.yearEnd),
  ]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ");
}

function formatSchool(name: string, type: string): string {
  const isNamed = name.toLowerCase().includes(type.toLowerCase());
  return name !== "" && !isNamed ? `${name} (${type})` : name;
}
