import { toSearchableText } from "@rotunda/core";
import rules from "./openstates-extras.json" with { type: "json" };
import type { StatePerson } from "./openstates-schemas.ts";

export const PRIVATE_KIND = /\bhome|residen|personal|private|\bcell|mobile|spouse|family/iu;

type Fact = keyof typeof rules.facts;

const factOf = new Map(
  Object.entries(rules.facts).flatMap(([fact, keys]) => keys.map((key) => [key, fact as Fact] as const)),
);

/** Finds the entries of `extras` that state a fact; other keys are unknown or left out (see the table). */
export function listExtras({ extras }: Pick<StatePerson, "extras">, fact: Fact): { key: string; value: unknown }[] {
  if (typeof extras !== "object" || extras === null) return [];
  return Object.entries(extras)
    .filter(([key]) => factOf.get(toSearchableText(key)) === fact && !PRIVATE_KIND.test(key))
    .map(([key, value]) => ({ key, value }));
}

export const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((entry) => (typeof entry === "string" ? entry.replace(/\s+/gu, " ").trim() : []))
    .filter((text) => text !== "");

export const extraTexts = (person: Pick<StatePerson, "extras">, fact: Fact): string[] =>
  listExtras(person, fact).flatMap(({ value }) => textsOf(value));

export function listDistrictPlaces(person: StatePerson): string[] {
  const places = extraTexts(person, "places").flatMap((text) =>
    text.replace(/ counties$/iu, "").split(/\s*[,;]\s*(?:and )?|\s+and\s+/u),
  );
  return [...new Set(places)].filter((place) => place !== "");
}

/** Texts as they are; schools as "BA Geology, University of Wyoming (1994)". */
export function describeEducation(person: StatePerson): string {
  const schools = listExtras(person, "education").flatMap(({ value }) => [value].flat());
  return schools
    .flatMap((school) => {
      if (typeof school !== "object" || school === null) return textsOf(school);
      const { degree, schoolName, gradYear } = school as Record<string, unknown>;
      const [year] = textsOf(gradYear);
      const name = [...textsOf(degree), ...textsOf(schoolName)].join(", ");
      return name === "" ? [] : name + (year === undefined ? "" : ` (${year})`);
    })
    .join("; ");
}

const STAFF = new RegExp(`^(${rules.staff.join("|")})(?: (name|e ?mail|phone(?: number)?|telephone|title))?$`, "u");

export interface StateStaffer {
  name: string;
  title: string;
  email: string;
  phone: string;
}

/** Reads staff and press contacts, keyed "assistant" and "assistant email", or "staff1" and "staff_email1". */
export function listStaff({ extras }: Pick<StatePerson, "extras">): StateStaffer[] {
  if (typeof extras !== "object" || extras === null) return [];
  const found = new Map<string, StateStaffer>();
  for (const [key, value] of Object.entries(extras)) {
    const plain = toSearchableText(key);
    const [, role, part = "name"] = STAFF.exec(plain.replace(/ ?\d+$/u, "")) ?? [];
    if (role === undefined || PRIVATE_KIND.test(key)) continue;
    for (const [index, entry] of [value].flat().entries()) {
      const id = `${role} ${/\d+$/u.exec(plain)?.[0] ?? ""} ${index}`;
      const staffer = found.get(id) ?? { name: "", title: formatRole(role), email: "", phone: "" };
      const parts = typeof entry === "object" && entry !== null ? Object.entries(entry) : [[part, entry] as const];
      for (const [field, written] of parts) {
        const [text = ""] = textsOf(written);
        if (/^e ?mail$/iu.test(field)) staffer.email = isOfficialMail(text) ? text : "";
        else if (/^(?:phone(?: number)?|telephone)$/iu.test(field)) staffer.phone = text;
        else if (field === "name" || field === "title") staffer[field] = text;
      }
      found.set(id, staffer);
    }
  }
  return [...found.values()].filter(({ name }) => name !== "");
}

const formatRole = (role: string): string =>
  role.replace(/\b(?!of\b)[a-z]/gu, (letter) => letter.toUpperCase()).replace(/^(?:Press|Media)$/u, "$& Contact");

const PERSONAL_MAIL = /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|me|live|msn|comcast|verizon|protonmail)\./iu;

const isOfficialMail = (text: string): boolean => /^\S+@\S+\.\S+$/u.test(text) && !PERSONAL_MAIL.test(text);
