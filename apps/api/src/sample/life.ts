import { STATES } from "../directory/states.ts";
import { type EarlierOffice, inventEarlierOffice, inventJobs, type Job } from "./earlier-work.ts";
import pools from "./content/lives.json" with { type: "json" };
import { inventName } from "./names.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { firstYear, isInCongress, isStateLegislator, type SamplePerson } from "./sample-person.ts";
import { inventSchools, type School, stateLabel } from "./schools.ts";
import { lookUpState } from "./state-facts.ts";

/** What happened to a fictional person before and beside politics; every part fits the others in time. */
export interface Life {
  birthYear: number;
  birthplace: string;
  hometown: string;
  homeCity: string;
  residences: string[];
  parents: [string, string];
  schools: School[];
  military: { branch: string; from: number; to: number } | null;
  jobs: Job[];
  earlierOffice: EarlierOffice | null;
  maritalStatus: string;
  spouse: { name: string; job: string } | null;
  children: number;
  religion: string;
  isChristian: boolean;
  hobby: string;
}

export function inventLife(random: Random, person: SamplePerson): Life {
  const { state } = person.seat;
  const lore = lookUpState(state);
  const birthYear = Number(person.birthDate.slice(0, 4));
  const began = firstYear(person);
  const isNative = random.chance(0.68) || stateKind(state) !== "state";
  const birthState = isNative ? state : random.pick(STATES.filter(({ kind }) => kind === "state")).code;
  const birthCity = random.pick(lookUpState(birthState).cities);
  const hometown = random.chance(0.7) ? birthCity : random.pick(lookUpState(birthState).cities);
  const homeCity =
    isNative && random.chance(0.5) && lookUpState(birthState).cities.includes(hometown)
      ? hometown
      : random.pick(lore.cities);
  const schools = inventSchools(random.fork("schools"), { birthState, state, birthYear, began });
  // Of a school whose years nobody knows it is only known that it came after school age.
  const studied = Math.max(birthYear + 18, ...schools.map(({ to }) => (to === -1 ? birthYear + 22 : to)));
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
    cities: lore.cities,
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

const stateKind = (code: string) => STATES.find((one) => one.code === code)?.kind ?? "state";
