import { formatYears } from "../kernel/dates.ts";
import { joinNonEmpty } from "../kernel/text.ts";
import type { Education, PersonProfile } from "./profile.ts";

/** Lists the education of a person, or the source's summary of it. */
export const listEducation = ({ education, educationSummary }: PersonProfile): string[] =>
  education.length > 0 ? education.map(formatEducation) : [educationSummary];

/** Formats degree, field, department, school, place and years on one line, without unknown parts. */
export function formatEducation(education: Education): string {
  const { degree, degreeIncomplete, fieldOfStudy, department, schoolName, schoolLocation } = education;
  const degreeText = degreeIncomplete ? `${degree || "Studies"} (incomplete)` : degree;
  const school = formatSchool(schoolName, education.schoolType);
  const years = formatYears(education.yearStart, education.yearEnd);
  const parts = [degreeText, fieldOfStudy, department, school, schoolLocation, years];
  return joinNonEmpty(parts.map((part) => part.trim()));
}

function formatSchool(name: string, type: string): string {
  const isNamed = name.toLowerCase().includes(type.toLowerCase());
  return name !== "" && !isNamed ? `${name} (${type})` : name;
}
