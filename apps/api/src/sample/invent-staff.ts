import lists from "../directory/lookup-lists.json" with { type: "json" };
import staffJobs from "./content/staff-jobs.json" with { type: "json" };
import type { SampleGroup } from "./invent-groups.ts";
import { inventStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, isStateLegislator, type SamplePerson } from "./sample-person.ts";

export type SampleStaffer = ReturnType<typeof hireAll>[number];

/** An opening, with the name of its job category and the number of focus areas that come with it. */
type Job = (typeof staffJobs.member)[number];

const LEADERSHIP_JOBS = new Set(["Chief of Staff", "Deputy Chief of Staff", "Staff Director"]);
const idsOf = (list: readonly string[]): ReadonlyMap<string, number> =>
  new Map(list.map((name, index) => [name, index + 1]));
const jobIds = idsOf(lists.jobCategories);
const stateJobIds = idsOf(lists.jobCategoriesState);

/** Staff of Congress and governors: in personal offices and committees, those of the majority and of the minority. */
export function inventStaff(
  random: Random,
  people: readonly SamplePerson[],
  groups: readonly SampleGroup[],
): SampleStaffer[] {
  const offices = people
    .filter((person) => person.departure === "" && isCountrySeat(person.seat))
    .flatMap((person) => {
      const { state, type } = person.seat;
      const chance = random.fork(`office ${person.key}`);
      const count = type === "sen" ? chance.int(8, 11) : chance.int(4, 8);
      const jobs = officeJobs(chance, type === "governor" ? staffJobs.governor : staffJobs.member, count);
      const own = type === "sen" ? renameJob(jobs, "District Director", "State Director") : jobs;
      return hireAll(chance, own, { ...officeOf(person), state });
    });
  const committees = groups
    .filter(({ kind, parent, state }) => kind === "committee" && parent === null && state === undefined)
    .flatMap(({ key }) =>
      (["MAJ", "MIN"] as const).flatMap((majmin) => {
        const chance = random.fork(`committee ${key} ${majmin}`);
        const jobs = officeJobs(chance, staffJobs.committee, majmin === "MAJ" ? chance.int(5, 8) : chance.int(3, 5));
        const own = majmin === "MIN" ? renameJob(jobs, "Staff Director", "Minority Staff Director") : jobs;
        return hireAll(chance, own, { ...sideOf(key, majmin), state: "VA" });
      }),
    );
  return [...offices, ...committees];
}

/** Staff of the states' officers, of the leaders of chambers and committees, and of the committees of either side. */
export function inventStateStaff(
  random: Random,
  people: readonly SamplePerson[],
  { groups, chairs }: { groups: readonly SampleGroup[]; chairs: ReadonlySet<string> },
): SampleStaffer[] {
  const offices = people
    .filter(({ departure }) => departure === "")
    .flatMap((person) => {
      const chance = random.fork(`office ${person.key}`);
      const jobs = stateJobs(chance, person, chairs.has(person.key));
      return hireAll(chance, jobs, { ...officeOf(person), state: person.seat.state, isOfState: true });
    });
  const committees = groups.flatMap(({ key, state = "" }) => {
    const chance = random.fork(`committee ${key}`);
    const minority = chance.chance(0.15) ? staffJobs.stateMinority : [];
    const majority = staffJobs.stateCommittee.slice(0, chance.chance(0.1) ? 2 : 1);
    return [
      ...hireAll(chance, majority, { ...sideOf(key, "MAJ"), state, isOfState: true, stream: "MAJ " }),
      ...hireAll(chance, minority, { ...sideOf(key, "MIN"), state, isOfState: true, stream: "MIN " }),
    ];
  });
  return [...offices, ...committees];
}

function officeJobs(random: Random, jobs: readonly Job[], count: number): Job[] {
  const core = jobs.slice(0, Math.min(6, count));
  return [...core, ...random.some(jobs.slice(core.length), count - core.length)];
}

const renameJob = (jobs: readonly Job[], from: string, title: string): Job[] =>
  jobs.map((job) => (job.title === from ? { ...job, title } : job));

function stateJobs(random: Random, person: SamplePerson, isChair: boolean): readonly Job[] {
  if (person.seat.type === "executive") return staffJobs.stateOfficer.slice(0, random.int(1, 3));
  if (!isStateLegislator(person)) return [];
  if (person.leadershipRole !== "") return staffJobs.stateLeader.slice(0, random.int(1, 3));
  return isChair ? staffJobs.stateChair.slice(0, random.chance(0.2) ? 1 : 0) : [];
}

interface Office {
  prefix: string;
  employer: { kind: "person" | "group"; key: string };
  majmin: "" | "MAJ" | "MIN";
  state: string;
  /** Of a state's officer, legislator or committee: job categories are then of the states' own list. */
  isOfState?: boolean;
  stream?: string;
}

const officeOf = ({ key }: SamplePerson) =>
  ({ prefix: `${key}-staff`, employer: { kind: "person", key }, majmin: "" }) as const;
const sideOf = (key: string, majmin: "MAJ" | "MIN") =>
  ({ prefix: `${key}-${majmin}`, employer: { kind: "group", key }, majmin }) as const;

const hireAll = (
  random: Random,
  jobs: readonly Job[],
  { prefix, employer, majmin, state, isOfState = false, stream = "" }: Office,
) =>
  jobs.map(({ title, category, interests }, index) => {
    const chance = random.fork(stream + index);
    const ids = isOfState ? stateJobIds : jobIds;
    const areas = chance.some(lists.focusAreas, interests).map((name) => lists.focusAreas.indexOf(name) + 1);
    const first = ids.get(category);
    const second = chance.chance(0.12) ? ids.get(isOfState ? "Policy Analyst" : "Senior Policy Advisor") : undefined;
    return {
      key: `${prefix}-${index + 1}`,
      employer,
      ...inventStafferName(chance, state, isOfState),
      title,
      majmin,
      isOfState,
      isLeadership: LEADERSHIP_JOBS.has(category),
      jobs: [...new Set([first, second])].flatMap((id) => id ?? []).toSorted((a, b) => a - b),
      interests: areas.toSorted((a, b) => a - b),
    };
  });
