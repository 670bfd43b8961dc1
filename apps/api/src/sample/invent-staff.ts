import { FOCUS_AREAS, JOB_CATEGORIES, JOB_CATEGORIES_STATE } from "../directory/lookup-lists.ts";
import staffJobs from "./content/staff-jobs.json" with { type: "json" };
import type { SampleGroup } from "./invent-groups.ts";
import { inventStafferName } from "./names.ts";
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

/** An opening, with the name of its job category and the number of focus areas that come with it. */
export interface Job {
  title: string;
  category: string;
  interests: number;
}

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
      const jobs = officeJobs(chance, type === "governor" ? staffJobs.governor : staffJobs.member, count);
      return jobs.map((job, index) =>
        hire(chance.fork(String(index)), {
          key: `${person.key}-staff-${index + 1}`,
          employer: { kind: "person", key: person.key },
          state,
          job: type === "sen" && job.title === "District Director" ? { ...job, title: "State Director" } : job,
          majmin: "",
        }),
      );
    });
  const committees = groups
    .filter(({ kind, parent, state }) => kind === "committee" && parent === null && state === undefined)
    .flatMap((group) =>
      (["MAJ", "MIN"] as const).flatMap((majmin) => {
        const chance = random.fork(`committee ${group.key} ${majmin}`);
        return officeJobs(chance, staffJobs.committee, majmin === "MAJ" ? chance.int(5, 8) : chance.int(3, 5)).map(
          (job, index) =>
            hire(chance.fork(String(index)), {
              key: `${group.key}-${majmin}-${index + 1}`,
              employer: { kind: "group", key: group.key },
              state: "VA",
              job: majmin === "MIN" && index === 0 ? { ...job, title: "Minority Staff Director" } : job,
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
  { key, employer, majmin, state, isOfState = false, job: { title, category, interests } }: Opening,
): SampleStaffer {
  const ids = isOfState ? stateJobIds : jobIds;
  const areas = random.some(FOCUS_AREAS, interests).map((name) => FOCUS_AREAS.indexOf(name) + 1);
  const first = ids.get(category);
  const second = random.chance(0.12) ? ids.get(isOfState ? "Policy Analyst" : "Senior Policy Advisor") : undefined;
  return {
    key,
    employer,
    ...inventStafferName(random, state, isOfState),
    title,
    majmin,
    isOfState,
    isLeadership: LEADERSHIP_JOBS.has(category),
    jobs: [...new Set([first, second])].flatMap((id) => id ?? []).toSorted((a, b) => a - b),
    interests: areas.toSorted((a, b) => a - b),
  };
}
