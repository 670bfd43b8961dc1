import type { ProfileWire } from "@rotunda/adapters-http/wire";
import { findStateName, findState, STATES } from "../directory/states.ts";
import pools from "./content/lives.json" with { type: "json" };
import { inWords, listed } from "./fill-template.ts";
import { inventName, phoneticName } from "./names.ts";
import type { Random } from "./random.ts";
import { firstYear, isInCongress, isStateLegislator, REFERENCE_YEAR, type SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** A fictional person's life before and beside politics; every part fits the others in time. */
export type Life = ReturnType<typeof inventLife>;

export function inventLife(random: Random, person: SamplePerson) {
  const { state } = person.seat;
  const facts = lookUpState(state);
  const birthYear = Number(person.birthDate.slice(0, 4));
  const began = firstYear(person);
  const isNative = random.chance(0.68) || findState(state)?.kind !== "state";
  const birthState = isNative ? state : random.pick(STATES.filter(({ kind }) => kind === "state")).code;
  const birthCity = random.pick(lookUpState(birthState).cities);
  const hometown = random.chance(0.7) ? birthCity : random.pick(lookUpState(birthState).cities);
  const homeCity =
    isNative && random.chance(0.5) && lookUpState(birthState).cities.includes(hometown)
      ? hometown
      : random.pick(facts.cities);
  const schools = inventSchools(random.fork("schools"), { birthState, state, birthYear, began });
  // A school of unknown years is taken to have followed high school.
  const studied = Math.max(birthYear + 18, ...schools.map(({ year_end: to }) => (to === -1 ? birthYear + 22 : to)));
  const military =
    random.chance(0.19) && began - studied > 9
      ? { branch: random.pick(pools.branches), from: studied, to: studied + random.int(4, 8) }
      : null;
  const start = military ? military.to : studied;
  const earlierOffice = inventEarlierOffice(random.fork("office"), person, start + 3, began);
  const keepsJob =
    isStateLegislator(person) &&
    person.departure === "" &&
    !lookUpState(state).isFullTime &&
    random.fork("side job").chance(0.6);
  const jobs = inventJobs(random.fork("jobs"), {
    schools,
    from: start,
    to: earlierOffice?.from ?? began,
    isKept: keepsJob,
    cities: facts.cities,
  });
  const age = REFERENCE_YEAR - birthYear;
  const maritalStatus = random.weighted(age < 35 ? pools.maritalStatusesOfTheYoung : pools.maritalStatuses);
  const paired = maritalStatus === "Married" || maritalStatus === "Partnered" || maritalStatus === "Widowed";
  const spouseGender = random.chance(0.06) === (person.gender === "F") ? "F" : "M";
  const spouseName = inventName(random, state, spouseGender);
  const religion = random.weighted(pools.religions);
  const isChristian = !otherFaiths.has(religion);
  return {
    birthYear,
    birthplace: `${birthCity}, ${stateLabel(birthState)}`,
    hometown: `${hometown}, ${stateLabel(birthState)}`,
    homeCity,
    residences: [
      ...new Set([`${homeCity}, ${stateLabel(state)}`, ...(isInCongress(person) ? ["Washington, D.C."] : [])]),
    ],
    parents: twoOf(random, isChristian ? pools.parentJobs : pools.parentJobs.filter((job) => !CHURCH_WORK.test(job))),
    schools,
    military,
    jobs,
    earlierOffice,
    maritalStatus,
    spouse: paired ? { name: spouseName.first, job: random.pick(pools.spouseJobs) } : null,
    children:
      maritalStatus === "Single" ? 0 : Math.min(Number(random.weighted(pools.children)), Math.floor((age - 22) / 3)),
    religion,
    isChristian,
    hobby: random.pick(isChristian ? pools.hobbies : pools.hobbies.filter((hobby) => !CHURCH_WORK.test(hobby))),
  };
}

const otherFaiths = new Set(pools.otherFaiths);
const CHURCH_WORK = /church|parish|minister/u;

function twoOf(random: Random, list: readonly string[]): [string, string] {
  const first = random.pick(list);
  return [first, random.pick(list.filter((entry) => entry !== first))];
}

/** A school as a profile shows it; the years are -1 when unknown. */
export type School = ProfileWire["education"][number];

const stateLabel = (code: string): string =>
  code === "DC" ? "D.C." : (STATES.find((one) => one.code === code)?.name ?? code);

interface Schooling {
  birthState: string;
  state: string;
  birthYear: number;
  began: number;
}

/** High school for those who stopped there; otherwise college, and for many a second degree. Of a few nothing is known. */
function inventSchools(random: Random, { birthState, state, birthYear, began }: Schooling): School[] {
  if (random.chance(0.02)) return [];
  const start = birthYear + 18;
  const where = random.chance(0.7) ? birthState : state;
  const finishHighSchool = () => [
    attend(citySchool(random, "High School", birthState), "High School Diploma", "", [start - 4, start]),
  ];
  if (random.chance(0.04)) return finishHighSchool();
  const field = random.pick(pools.fields);
  const college = university(random, where);
  const department = random.chance(0.2) ? `Department of ${capitalized(field)}` : "";
  const isIncomplete = random.chance(0.05);
  if (isIncomplete && start + 2 <= began) {
    const left = attend(college, degreeIn(field), field, [start, start + 2]);
    return [{ ...left, department, degree_incomplete: true }];
  }
  if (start + 4 > began) return finishHighSchool();
  const isUnknown = random.chance(0.04);
  const first = random.chance(0.06)
    ? [attend(citySchool(random, "Community College", where), "A.A.", "general studies", [start, start + 2])]
    : [];
  const years = isUnknown ? ([-1, -1] as const) : ([start + first.length * 2, start + 4] as const);
  const schools = [...first, { ...attend(college, degreeIn(field), field, years), department }];
  const graduate = random.pick(pools.graduateDegrees);
  const from = start + 4 + random.int(0, 4);
  const to = from + graduate.years;
  if (!random.chance(0.62) || to > began - 3) return schools;
  const second = university(random, random.chance(0.6) ? state : birthState);
  const own = departments[graduate.degree] ?? "";
  return [...schools, { ...attend(second, graduate.degree, graduate.field, [from, to]), department: own }];
}

type Institution = Pick<School, "school_name" | "school_type" | "school_location">;

const attend = (
  { school_name, school_type, school_location }: Institution,
  degree: string,
  field_of_study: string,
  [year_start, year_end]: readonly [from: number, to: number],
): School => ({
  degree,
  degree_incomplete: false,
  field_of_study,
  school_name,
  school_type,
  school_location,
  department: "",
  year_start,
  year_end,
});

const departments: Record<string, string> = pools.departments;

const capitalized = (text: string): string => text.replaceAll(/\b[a-z](?!nd\b)/gu, (letter) => letter.toUpperCase());

function degreeIn(field: string): string {
  if (field === "nursing") return "B.S.N.";
  if (field === "business administration") return "B.B.A.";
  return /engineering|biology|chemistry|accounting|agricultural|mathematics/u.test(field) ? "B.S." : "B.A.";
}

function citySchool(random: Random, kind: "High School" | "Community College", code: string): Institution {
  const state = kind === "High School" ? code : withColleges(code);
  const city = random.pick(lookUpState(state).cities);
  return { school_name: `${city} ${kind}`, school_type: "Public", school_location: `${city}, ${stateLabel(state)}` };
}

/** The sample has no colleges in the District of Columbia. */
const withColleges = (code: string): string => (code === "DC" ? "MD" : code);

function university(random: Random, code: string): Institution {
  const state = stateLabel(withColleges(code));
  const city = random.pick(lookUpState(withColleges(code)).cities);
  const name = random.weighted({
    [`University of ${state}`]: 5,
    [`${state} State University`]: 4,
    [`${city} College`]: 2,
    [`St. Brendan’s College of ${city}`]: 0.6,
    [`${state} Polytechnic Institute`]: 0.8,
    [`Wesleyan College at ${city}`]: 0.7,
  });
  const type = /University of|State/u.test(name) ? "Public" : "Private";
  return { school_name: name, school_type: type, school_location: `${city}, ${state}` };
}

interface Job {
  title: string;
  where: string;
  from: number;
  /** Null for a job held beside the office. */
  to: number | null;
}

function inventEarlierOffice(random: Random, person: SamplePerson, earliest: number, began: number) {
  if (began - earliest < 3 || random.chance(isStateLegislator(person) ? 0.45 : 0.24)) return null;
  const { state } = person.seat;
  const isState = findState(state)?.kind === "state";
  const title = random.weighted(
    !isState ? pools.townOffices : isStateLegislator(person) ? pools.localOffices : pools.stateOffices,
  );
  const from = Math.max(earliest, began - random.int(3, 12));
  return { title: officeTitle(random, title, state), from, to: began };
}

function officeTitle(random: Random, title: string, state: string): string {
  if (title === "mayor") return `mayor of ${random.pick(lookUpState(state).cities)}`;
  return state === "NE" && title === "state representative" ? "state senator" : title;
}

const jobs: Record<string, readonly string[]> = pools.jobs;

interface Career {
  schools: readonly School[];
  from: number;
  to: number;
  isKept: boolean;
  cities: readonly string[];
}

/** One job or two before office, by what was studied, one after the other; the last of them may still be held. */
function inventJobs(random: Random, { schools, from, to, isKept, cities }: Career): Job[] {
  const trade = schools.findLast(
    ({ field_of_study: field, degree_incomplete: left }) => field in jobs && !left,
  )?.field_of_study;
  const titles = random.some(
    [...(jobs[trade ?? "other"] ?? []), ...(trade === undefined ? [] : random.some(jobs["other"] ?? [], 2))],
    to - from > 12 ? 2 : 1,
  );
  const middle = from + Math.floor((to - from) / 2);
  const [first = "", second = first] = random.some(cities, 2);
  return titles.flatMap((title, index): Job[] => {
    const isLast = index === titles.length - 1;
    const began = index === 0 ? from : middle;
    const until = isLast ? to : middle;
    // There is no job where school and office follow each other at once.
    return until > began
      ? [{ title, where: index === 0 ? first : second, from: began, to: isLast && isKept ? null : until }]
      : [];
  });
}

export function lifeInBrief(person: SamplePerson, life: Life, isStub: boolean): Record<string, unknown> {
  return {
    birthplace: life.birthplace,
    hometown: life.hometown,
    home_city: life.homeCity,
    home_state: findStateName(person.seat.state),
    country: "United States",
    residences: isStub ? [] : life.residences,
    phonetic_name: phoneticName(person.name.last),
    religion: life.religion,
    ethnicity: person.name.ethnicity,
    marital_status: life.maritalStatus,
    family_members: familyOf(life),
    education: life.schools,
    education_summary: listed(life.schools.map(describeSchool)),
    work_history: isStub ? [] : workHistory(person, life),
  };
}

const describeSchool = ({ degree, school_name: name, degree_incomplete: left }: School): string =>
  left ? `attended ${name}` : `${degree}, ${name}`;

function familyOf({ spouse, maritalStatus, children }: Life): string {
  const bond = { Widowed: "late spouse", Partnered: "partner" }[maritalStatus] ?? "spouse";
  const family = spouse === null ? [] : [`${bond} ${spouse.name}`];
  if (children > 0) family.push(children === 1 ? "one child" : `${inWords(children)} children`);
  return family.join("; ");
}

function workHistory({ seat }: SamplePerson, { earlierOffice, jobs, military }: Life): string[] {
  const office = earlierOffice
    ? [`${capital(earlierOffice.title)}, ${stateLabel(seat.state)}, ${earlierOffice.from}–${earlierOffice.to}`]
    : [];
  const work = jobs
    .toReversed()
    .map(({ title, where, from, to }) => `${capital(title)}, ${where}, ${from}–${to ?? "present"}`);
  const service = military ? [`United States ${military.branch}, ${military.from}–${military.to}`] : [];
  return [...office, ...work, ...service];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
