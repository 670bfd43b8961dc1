import { STATES } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { loreOf } from "./state-lore.ts";

export interface School {
  degree: string;
  field: string;
  name: string;
  place: string;
  type: string;
  /** -1 when unknown. */
  from: number;
  to: number;
}

export const stateLabel = (code: string): string =>
  code === "DC" ? "D.C." : (STATES.find((one) => one.code === code)?.name ?? code);

const FIELDS = [
  "political science",
  "history",
  "economics",
  "English",
  "business administration",
  "biology",
  "agricultural science",
  "civil engineering",
  "nursing",
  "journalism",
  "sociology",
  "chemistry",
  "education",
  "accounting",
  "philosophy",
  "public administration",
  "mechanical engineering",
  "communications",
  "mathematics",
  "social work",
];

const GRADUATE: (readonly [degree: string, field: string, years: number])[] = [
  ["J.D.", "law", 3],
  ["J.D.", "law", 3],
  ["J.D.", "law", 3],
  ["M.B.A.", "business", 2],
  ["M.P.A.", "public administration", 2],
  ["M.A.", "education", 2],
  ["M.D.", "medicine", 4],
  ["M.P.P.", "public policy", 2],
  ["M.S.", "engineering", 2],
  ["Ph.D.", "economics", 5],
  ["M.P.H.", "public health", 2],
];

interface Schooling {
  birthState: string;
  state: string;
  birthYear: number;
  began: number;
}

export function inventSchools(random: Random, { birthState, state, birthYear, began }: Schooling): School[] {
  if (random.chance(0.03)) return [];
  const field = random.pick(FIELDS);
  const start = birthYear + 18;
  const degree = /engineering|biology|chemistry|nursing|accounting|agricultural|mathematics/u.test(field)
    ? "B.S."
    : "B.A.";
  const where = random.chance(0.7) ? birthState : state;
  const isUnknown = random.chance(0.04);
  const college: School = {
    degree,
    field,
    ...university(random, where),
    from: isUnknown ? -1 : start,
    to: isUnknown ? -1 : start + 4,
  };
  const [gradDegree, gradField, years] = random.pick(GRADUATE);
  const gradStart = start + 4 + random.int(0, 4);
  if (!random.chance(0.62) || gradStart + years > began - 3) return [college];
  return [
    college,
    {
      degree: gradDegree,
      field: gradField,
      ...university(random, random.chance(0.6) ? state : birthState),
      from: gradStart,
      to: gradStart + years,
    },
  ];
}

function university(random: Random, code: string): Pick<School, "name" | "place" | "type"> {
  const state = stateLabel(code === "DC" ? "MD" : code);
  const city = random.pick(loreOf(code === "DC" ? "MD" : code).cities);
  const name = random.weighted([
    [`University of ${state}`, 5],
    [`${state} State University`, 4],
    [`${city} College`, 2],
    [`St. Brendan’s College of ${city}`, 0.6],
    [`${state} Polytechnic Institute`, 0.8],
    [`Wesleyan College at ${city}`, 0.7],
  ] as const);
  return { name, place: `${city}, ${state}`, type: /University of|State/u.test(name) ? "Public" : "Private" };
}
