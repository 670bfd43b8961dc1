import { capitalize, capitalizeWords } from "@rotunda/core";
import type { ProfileWire } from "@rotunda/core/wire";
import { findStateName, findState, STATES } from "../directory/states.ts";
import pools from "./content/lives.json" with { type: "json" };
import { inventName, findPronunciation } from "./names.ts";
import type { Random } from "./random.ts";
import { findFirstYear, isInCongress, isStateLegislator, REFERENCE_YEAR, type SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";
import { spellNumber, listed, withoutArticle } from "./write-sentences.ts";

export type Life = ReturnType<typeof inventLife>;

/** A school as a profile shows it, with -1 for an unknown year. */
export type School = ProfileWire["education"][number];

const OTHER_FAITHS = new Set(pools.otherFaiths);
const isOfChurch = (text: string): boolean => /church|parish|minister/u.test(text);

/** Invents a life before and beside politics with dates that are consistent. */
export function inventLife(random: Random, person: SamplePerson) {
  const { state } = person.seat;
  const { cities } = lookUpState(state);
  const birthYear = Number(person.birthDate.slice(0, 4));
  const began = findFirstYear(person);
  const isNative = random.chance(0.68) || findState(state)?.kind !== "state";
  const birthState = isNative ? state : random.pick(STATES.filter(({ kind }) => kind === "state")).code;
  const birthCities = lookUpState(birthState).cities;
  const birthCity = random.pick(birthCities);
  const hometown = random.chance(0.7) ? birthCity : random.pick(birthCities);
  const homeCity = isNative && random.chance(0.5) ? hometown : random.pick(cities);
  const schools = inventSchools(random.fork("schools"), person, birthState);
  const studied = Math.max(birthYear + 18, ...schools.map(({ year_end: to }) => (to === -1 ? birthYear + 22 : to)));
  const military =
    random.chance(0.19) && began - studied > 9
      ? { branch: random.pick(pools.branches), from: studied, to: studied + random.int(4, 8) }
      : null;
  const from = military?.to ?? studied;
  const earlierOffice = inventEarlierOffice(random.fork("office"), person, from + 3);
  const mayKeepJob = isStateLegislator(person) && person.departure === "" && !lookUpState(state).isFullTime;
  const years = { from, to: earlierOffice?.from ?? began, keepsJob: mayKeepJob && random.fork("side job").chance(0.6) };
  const jobs = inventJobs(random.fork("jobs"), schools, cities, years);
  const age = REFERENCE_YEAR - birthYear;
  const maritalStatus = random.weighted(age < 35 ? pools.maritalStatusesOfTheYoung : pools.maritalStatuses);
  const spouseGender = random.chance(0.06) === (person.gender === "F") ? "F" : "M";
  const spouse = { name: inventName(random, state, spouseGender).first, job: random.pick(pools.spouseJobs) };
  const religion = random.weighted(pools.religions);
  const isChristian = !OTHER_FAITHS.has(religion);
  const suitable = (list: readonly string[]) => list.filter((each) => isChristian || !isOfChurch(each));
  const children = Math.min(Number(random.weighted(pools.children)), Math.floor((age - 22) / 3));
  return {
    birthYear,
    birthplace: `${birthCity}, ${nameState(birthState)}`,
    hometown: `${hometown}, ${nameState(birthState)}`,
    homeCity,
    parents: random.some(suitable(pools.parentJobs), 2),
    schools,
    military,
    jobs,
    earlierOffice,
    maritalStatus,
    spouse: /Married|Partnered|Widowed/u.test(maritalStatus) ? spouse : null,
    children: maritalStatus === "Single" ? 0 : children,
    religion,
    isChristian,
    hobby: random.pick(suitable(pools.hobbies)),
  };
}

const nameState = (code: string): string => (code === "DC" ? "D.C." : (findState(code)?.name ?? code));

function inventSchools(random: Random, person: SamplePerson, birthState: string): School[] {
  const { state } = person.seat;
  const began = findFirstYear(person);
  if (random.chance(0.02)) return [];
  const start = Number(person.birthDate.slice(0, 4)) + 18;
  const where = random.chance(0.7) ? birthState : state;
  if (random.chance(0.04) || start + 4 > began) {
    const facts = { degree: "High School Diploma", year_start: start - 4, year_end: start };
    return [nameSchool(random, birthState, "High School", facts)];
  }
  const field = random.pick(pools.fields);
  const degree = (pools.degrees as Record<string, string>)[field] ?? "B.A.";
  const department = random.chance(0.2) ? `Department of ${capitalizeWords(field).replaceAll(" And ", " and ")}` : "";
  const studies = { degree, field_of_study: field, department, year_start: start };
  if (random.chance(0.05))
    return [nameSchool(random, where, "University", { ...studies, degree_incomplete: true, year_end: start + 2 })];
  const first = random.chance(0.06)
    ? [nameSchool(random, where, "Community College", { year_start: start, year_end: start + 2 })]
    : [];
  const years = random.chance(0.04)
    ? { year_start: -1, year_end: -1 }
    : { year_start: start + first.length * 2, year_end: start + 4 };
  const schools = [...first, nameSchool(random, where, "University", { ...studies, ...years })];
  const graduate = random.pick(pools.graduateDegrees);
  const from = start + 4 + random.int(0, 4);
  if (!random.chance(0.62) || from + graduate.years > began - 3) return schools;
  const second = nameSchool(random, random.chance(0.6) ? state : birthState, "University", {
    degree: graduate.degree,
    field_of_study: graduate.field,
    department: (pools.departments as Record<string, string>)[graduate.degree] ?? "",
    year_start: from,
    year_end: from + graduate.years,
  });
  return [...schools, second];
}

/** Names a school; the District of Columbia has none but high schools. */
function nameSchool(random: Random, code: string, kind: keyof typeof pools.schools, facts: Partial<School>): School {
  const home = code === "DC" && kind !== "High School" ? "MD" : code;
  const city = random.pick(lookUpState(home).cities);
  const state = nameState(home);
  const school_name = random.weighted(pools.schools[kind]).replace("{state}", state).replace("{city}", city);
  return {
    degree: "A.A.",
    degree_incomplete: false,
    field_of_study: kind === "Community College" ? "general studies" : "",
    school_name,
    school_type: /University of|State|Community|High/u.test(school_name) ? "Public" : "Private",
    school_location: `${city}, ${state}`,
    department: "",
    year_start: -1,
    year_end: -1,
    ...facts,
  };
}

function inventEarlierOffice(random: Random, person: SamplePerson, earliest: number) {
  const began = findFirstYear(person);
  const { state } = person.seat;
  if (began - earliest < 3 || random.chance(isStateLegislator(person) ? 0.45 : 0.24)) return null;
  const isState = findState(state)?.kind === "state";
  const drawn = random.weighted(
    !isState ? pools.townOffices : isStateLegislator(person) ? pools.localOffices : pools.stateOffices,
  );
  const title = state === "NE" && drawn === "state representative" ? "state senator" : drawn;
  return {
    title: title === "mayor" ? `mayor of ${random.pick(lookUpState(state).cities)}` : title,
    from: Math.max(earliest, began - random.int(3, 12)),
    to: began,
  };
}

/** Invents one or two jobs by field of study, one after the other; the last may continue beside the office. */
function inventJobs(
  random: Random,
  schools: readonly School[],
  cities: readonly string[],
  { from, to, keepsJob }: { from: number; to: number; keepsJob: boolean },
) {
  const titlesByField: Record<string, readonly string[]> = pools.jobs;
  const others = pools.jobs.other;
  const trade = schools.findLast(({ field_of_study: field, degree_incomplete: left }) => field in pools.jobs && !left);
  const own = titlesByField[trade?.field_of_study ?? ""];
  const titles = random.some(own ? [...own, ...random.some(others, 2)] : others, to - from > 12 ? 2 : 1);
  const places = random.some(cities, 2);
  const middle = from + Math.floor((to - from) / 2);
  return titles.flatMap((title, index) => {
    const isLast = index === titles.length - 1;
    const began = index === 0 ? from : middle;
    const ended = isLast ? to : middle;
    if (ended <= began) return [];
    return [{ title, where: places[index] ?? places[0] ?? "", from: began, to: isLast && keepsJob ? null : ended }];
  });
}

export function describeLife(person: SamplePerson, life: Life, isStub: boolean): Record<string, unknown> {
  const { seat, post, office, name } = person;
  const isInCapital = isInCongress(person) || post?.state === "DC";
  const home = `${life.homeCity}, ${nameState(seat.state)}`;
  return {
    birthplace: life.birthplace,
    hometown: life.hometown,
    home_city: life.homeCity,
    home_state: findStateName(seat.state),
    country: "United States",
    residences: isStub ? [] : [...new Set([home, ...(isInCapital ? ["Washington, D.C."] : [])])],
    phonetic_name: findPronunciation(name.last),
    religion: life.religion,
    ethnicity: name.ethnicity,
    marital_status: life.maritalStatus,
    family_members: describeFamily(life),
    education: life.schools,
    education_summary: listed(
      life.schools.map(({ degree, school_name, degree_incomplete: left }) =>
        left ? `attended ${school_name}` : `${degree}, ${school_name}`,
      ),
    ),
    work_history: isStub
      ? []
      : [
          ...(post ? [`${office?.title ?? ""}, ${withoutArticle(post.org)}, ${post.since}–present`] : []),
          ...describeWork(seat.state, life),
        ],
  };
}

function describeFamily({ spouse, maritalStatus, children }: Life): string {
  const bond = { Widowed: "late spouse", Partnered: "partner" }[maritalStatus] ?? "spouse";
  return [...(spouse ? [`${bond} ${spouse.name}`] : []), ...(children > 0 ? [formatChildren(children)] : [])].join(
    "; ",
  );
}

export const formatChildren = (count: number): string => (count === 1 ? "one child" : `${spellNumber(count)} children`);

const describeWork = (state: string, { earlierOffice, jobs, military }: Life): string[] =>
  [
    ...(earlierOffice ? [{ ...earlierOffice, title: `${earlierOffice.title}, ${nameState(state)}` }] : []),
    ...jobs.toReversed().map((job) => ({ ...job, title: `${job.title}, ${job.where}` })),
    ...(military ? [{ ...military, title: `United States ${military.branch}` }] : []),
  ].map(({ title, from, to }) => `${capitalize(title)}, ${from}–${to ?? "present"}`);
