import { FOCUS_AREAS, JOB_CATEGORIES, JOB_CATEGORIES_STATE } from "../directory/lookup-lists.ts";
import type { SampleGroup } from "./invent-groups.ts";
import { inventStafferName, inventStateStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, type SamplePerson } from "./sample-person.ts";

export interface SampleStaffer {
  key: string;
  employer: { kind: "person" | "group"; key: string };
  first: string;
  last: string;
  title: string;
  majmin: "" | "MAJ" | "MIN";
  isLeadership: boolean;
  /** Works for a state's officer, legislator or committee: `jobs` are then of the states' own list. */
  isOfState: boolean;
  /** Ids of job categories. */
  jobs: number[];
  /** Ids of focus areas. */
  interests: number[];
}

export type Job = readonly [title: string, category: string, interests: number];

// Who works in an office: the first six do in every one, the rest by chance.
const MEMBER_JOBS: readonly Job[] = [
  ["Chief of Staff", "Chief of Staff", 0],
  ["Legislative Director", "Legislative Director", 3],
  ["Communications Director", "Communications Director", 0],
  ["Scheduler", "Scheduler", 0],
  ["Legislative Assistant", "Legislative Assistant", 4],
  ["District Director", "State or District Director", 0],
  ["Deputy Chief of Staff", "Deputy Chief of Staff", 0],
  ["Senior Policy Advisor", "Senior Policy Advisor", 3],
  ["Legislative Assistant", "Legislative Assistant", 3],
  ["Military Legislative Assistant", "Military and Veterans Liaison", 2],
  ["Legislative Correspondent", "Legislative Correspondent", 2],
  ["Press Secretary", "Press Secretary", 0],
  ["Digital Director", "Digital Director", 0],
  ["Staff Assistant", "Staff Assistant", 0],
  ["Constituent Services Representative", "Caseworker", 0],
  ["Field Representative", "Field Representative", 0],
  ["Grants Coordinator", "Grants Coordinator", 1],
  ["Legislative Counsel", "Legislative Counsel", 2],
];

const GOVERNOR_JOBS: readonly Job[] = [
  ["Chief of Staff", "Chief of Staff", 0],
  ["General Counsel", "Chief Counsel", 1],
  ["Policy Director", "Senior Policy Advisor", 4],
  ["Communications Director", "Communications Director", 0],
  ["Budget Director", "Budget Director", 2],
  ["Director of Federal Affairs", "Intergovernmental Affairs Director", 2],
  ["Deputy Chief of Staff", "Deputy Chief of Staff", 0],
  ["Director of Appointments", "Appointments Director", 0],
  ["Press Secretary", "Press Secretary", 0],
  ["Director of Constituent Services", "Caseworker", 0],
  ["Education Policy Advisor", "Senior Policy Advisor", 1],
  ["Scheduler", "Scheduler", 0],
];

const COMMITTEE_JOBS: readonly Job[] = [
  ["Staff Director", "Staff Director", 0],
  ["Chief Counsel", "Chief Counsel", 1],
  ["Professional Staff Member", "Professional Staff Member", 2],
  ["Professional Staff Member", "Professional Staff Member", 2],
  ["Communications Director", "Communications Director", 0],
  ["Counsel", "Counsel", 1],
  ["Deputy Staff Director", "Deputy Staff Director", 0],
  ["Investigator", "Investigator", 1],
];

const LEADERSHIP_JOBS = new Set(["Chief of Staff", "Deputy Chief of Staff", "Staff Director"]);
const idsOf = (list: readonly string[]): ReadonlyMap<string, number> =>
  new Map(list.map((name, index) => [name, index + 1]));
const jobIds = idsOf(JOB_CATEGORIES);
const stateJobIds = idsOf(JOB_CATEGORIES_STATE);

export function inventStaff(
  random: Random,
  people: readonly SamplePerson[],
  groups: readonly SampleGroup[],
): SampleStaffer[] {
  const members = people
    .filter((person) => person.departure === "" && isCountrySeat(person.seat))
    .flatMap((person) => {
      const { state, type } = person.seat;
      const chance = random.fork(`office ${person.key}`);
      const count = type === "sen" ? chance.int(8, 11) : chance.int(4, 8);
      const jobs = officeJobs(chance, type === "governor" ? GOVERNOR_JOBS : MEMBER_JOBS, count);
      return jobs.map((job, index) =>
        hire(chance.fork(String(index)), {
          key: `${person.key}-staff-${index + 1}`,
          employer: { kind: "person", key: person.key },
          state,
          job: type === "sen" && job[0] === "District Director" ? ["State Director", job[1], job[2]] : job,
          majmin: "",
        }),
      );
    });
  const committees = groups
    .filter(({ kind, parent, state }) => kind === "committee" && parent === null && state === undefined)
    .flatMap((group) =>
      (["MAJ", "MIN"] as const).flatMap((majmin) => {
        const chance = random.fork(`committee ${group.key} ${majmin}`);
        return officeJobs(chance, COMMITTEE_JOBS, majmin === "MAJ" ? chance.int(5, 8) : chance.int(3, 5)).map(
          (job, index) =>
            hire(chance.fork(String(index)), {
              key: `${group.key}-${majmin}-${index + 1}`,
              employer: { kind: "group", key: group.key },
              state: "VA",
              job: majmin === "MIN" && index === 0 ? ["Minority Staff Director", job[1], job[2]] : job,
              majmin,
            }),
        );
      }),
    );
  return [...members, ...committees];
}

/** The first six jobs, and as many others as there are people for. */
function officeJobs(random: Random, jobs: readonly Job[], count: number): Job[] {
  const core = jobs.slice(0, Math.min(6, count));
  return [...core, ...random.some(jobs.slice(core.length), count - core.length)];
}

interface Opening extends Pick<SampleStaffer, "key" | "employer" | "majmin"> {
  state: string;
  job: Job;
  isOfState?: boolean;
}

/** Somebody for a job, with subjects that fit it. */
export function hire(
  random: Random,
  { key, employer, majmin, state, isOfState = false, job: [title, category, interests] }: Opening,
): SampleStaffer {
  const ids = isOfState ? stateJobIds : jobIds;
  const areas = random.some(FOCUS_AREAS, interests).map((name) => FOCUS_AREAS.indexOf(name) + 1);
  const first = ids.get(category);
  const second = random.chance(0.12) ? ids.get(isOfState ? "Policy Analyst" : "Senior Policy Advisor") : undefined;
  return {
    key,
    employer,
    ...(isOfState ? inventStateStafferName(random, state) : inventStafferName(random, state)),
    title,
    majmin,
    isOfState,
    isLeadership: LEADERSHIP_JOBS.has(category),
    jobs: [...new Set([first, second])].flatMap((id) => id ?? []).toSorted((a, b) => a - b),
    interests: areas.toSorted((a, b) => a - b),
  };
}
