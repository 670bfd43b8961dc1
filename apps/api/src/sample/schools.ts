import pools from "./content/lives.json" with { type: "json" };
import { STATES } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

export interface School {
  degree: string;
  field: string;
  name: string;
  place: string;
  type: string;
  /** -1 when unknown. */
  from: number;
  to: number;
  isIncomplete: boolean;
  /** Empty where a school has none worth a name. */
  department: string;
}

export const stateLabel = (code: string): string =>
  code === "DC" ? "D.C." : (STATES.find((one) => one.code === code)?.name ?? code);

interface Schooling {
  birthState: string;
  state: string;
  birthYear: number;
  began: number;
}

/** High school for those who stopped there; otherwise college, and for many a second degree. Of a few nothing is known. */
export function inventSchools(random: Random, { birthState, state, birthYear, began }: Schooling): School[] {
  if (random.chance(0.02)) return [];
  const start = birthYear + 18;
  const where = random.chance(0.7) ? birthState : state;
  if (random.chance(0.04)) return [highSchool(random, birthState, start)];
  const field = random.pick(pools.fields);
  const college = {
    field,
    ...university(random, where),
    department: random.chance(0.2) ? `Department of ${capitalized(field)}` : "",
  };
  const isIncomplete = random.chance(0.05);
  if (isIncomplete && start + 2 <= began) {
    return [{ ...college, degree: degreeIn(field), from: start, to: start + 2, isIncomplete: true }];
  }
  if (start + 4 > began) return [highSchool(random, birthState, start)];
  const isUnknown = random.chance(0.04);
  const first: School[] = [];
  if (random.chance(0.06)) {
    const place = random.pick(lookUpState(where === "DC" ? "MD" : where).cities);
    const name = `${place} Community College`;
    first.push({
      degree: "A.A.",
      field: "general studies",
      name,
      place: `${place}, ${stateLabel(where === "DC" ? "MD" : where)}`,
      type: "Public",
      from: start,
      to: start + 2,
      isIncomplete: false,
      department: "",
    });
  }
  const [from, to] = isUnknown ? [-1, -1] : [first.length > 0 ? start + 2 : start, start + 4];
  first.push({ ...college, degree: degreeIn(field), from, to, isIncomplete: false });
  const { degree: gradDegree, field: gradField, years } = random.pick(pools.graduateDegrees);
  const gradStart = start + 4 + random.int(0, 4);
  if (!random.chance(0.62) || gradStart + years > began - 3) return first;
  const graduate = university(random, random.chance(0.6) ? state : birthState);
  return [
    ...first,
    {
      degree: gradDegree,
      field: gradField,
      ...graduate,
      department: departments[gradDegree] ?? "",
      from: gradStart,
      to: gradStart + years,
      isIncomplete: false,
    },
  ];
}

const departments: Record<string, string> = pools.departments;

const capitalized = (text: string): string => text.replaceAll(/\b[a-z](?!nd\b)/gu, (letter) => letter.toUpperCase());

function degreeIn(field: string): string {
  if (field === "nursing") return "B.S.N.";
  if (field === "business administration") return "B.B.A.";
  return /engineering|biology|chemistry|accounting|agricultural|mathematics/u.test(field) ? "B.S." : "B.A.";
}

function highSchool(random: Random, code: string, graduated: number): School {
  const place = random.pick(lookUpState(code).cities);
  return {
    degree: "High School Diploma",
    field: "",
    name: `${place} High School`,
    place: `${place}, ${stateLabel(code)}`,
    type: "Public",
    from: graduated - 4,
    to: graduated,
    isIncomplete: false,
    department: "",
  };
}

function university(random: Random, code: string): Pick<School, "name" | "place" | "type"> {
  const state = stateLabel(code === "DC" ? "MD" : code);
  const city = random.pick(lookUpState(code === "DC" ? "MD" : code).cities);
  const name = random.weighted({
    [`University of ${state}`]: 5,
    [`${state} State University`]: 4,
    [`${city} College`]: 2,
    [`St. Brendan’s College of ${city}`]: 0.6,
    [`${state} Polytechnic Institute`]: 0.8,
    [`Wesleyan College at ${city}`]: 0.7,
  });
  return { name, place: `${city}, ${state}`, type: /University of|State/u.test(name) ? "Public" : "Private" };
}
