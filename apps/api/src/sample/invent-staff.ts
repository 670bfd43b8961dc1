import lists from "../directory/lookup-lists.json" with { type: "json" };
import staffJobs from "./content/staff-jobs.json" with { type: "json" };
import type { SampleGroup } from "./invent-groups.ts";
import { inventStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, isStateLegislator, type SamplePerson } from "./sample-person.ts";

export type SampleStaffer = ReturnType<typeof hireAll>[number];

type Job = (typeof staffJobs.member)[number];

interface Office {
  employer: { kind: "person" | "group"; key: string };
  majmin: "" | "MAJ" | "MIN";
  state: string;
  /** Decides which list of job categories applies. */
  isOfState: boolean;
}

export function inventStaff(random: Random, people: readonly SamplePerson[], groups: readonly SampleGroup[]) {
  const offices = people
    .filter((person) => person.departure === "" && isCountrySeat(person.seat))
    .flatMap(({ key, seat: { state, type } }) => {
      const chance = random.fork(`office ${key}`);
      const count = type === "sen" ? chance.int(8, 11) : chance.int(4, 8);
      const jobs = drawJobs(chance, type === "governor" ? staffJobs.governor : staffJobs.member, count);
      const own = type === "sen" ? renameJob(jobs, "District Director", "State Director") : jobs;
      return hireAll(chance, own, { employer: { kind: "person", key }, majmin: "", state, isOfState: false });
    });
  const committees = groups
    .filter(({ kind, parent, state }) => kind === "committee" && parent === null && state === undefined)
    .flatMap(({ key }) =>
      (["MAJ", "MIN"] as const).flatMap((majmin) => {
        const chance = random.fork(`committee ${key} ${majmin}`);
        const jobs = drawJobs(chance, staffJobs.committee, majmin === "MAJ" ? chance.int(5, 8) : chance.int(3, 5));
        const own = majmin === "MIN" ? renameJob(jobs, "Staff Director", "Minority Staff Director") : jobs;
        return hireAll(chance, own, { employer: { kind: "group", key }, majmin, state: "VA", isOfState: false });
      }),
    );
  return [...offices, ...committees];
}

export function inventStateStaff(
  random: Random,
  people: readonly SamplePerson[],
  groups: readonly SampleGroup[],
  chairs: ReadonlySet<string>,
): SampleStaffer[] {
  const serving = people.filter(({ departure }) => departure === "");
  const offices = serving.flatMap((person) => {
    const { key, seat } = person;
    const chance = random.fork(`office ${key}`);
    const jobs = drawStateJobs(chance, person, chairs.has(key));
    const office = { employer: { kind: "person", key }, majmin: "", state: seat.state, isOfState: true } as const;
    return hireAll(chance, jobs, office);
  });
  const committees = groups.flatMap(({ key, state = "" }) => {
    const chance = random.fork(`committee ${key}`);
    const minority = chance.chance(0.15) ? staffJobs.stateMinority : [];
    const majority = staffJobs.stateCommittee.slice(0, chance.chance(0.1) ? 2 : 1);
    const office = { employer: { kind: "group", key }, state, isOfState: true } as const;
    return [
      ...hireAll(chance, majority, { ...office, majmin: "MAJ" }),
      ...hireAll(chance, minority, { ...office, majmin: "MIN" }),
    ];
  });
  return [...offices, ...committees];
}

function drawJobs(random: Random, jobs: readonly Job[], count: number): Job[] {
  const core = jobs.slice(0, Math.min(6, count));
  return [...core, ...random.some(jobs.slice(core.length), count - core.length)];
}

const renameJob = (jobs: readonly Job[], from: string, title: string): Job[] =>
  jobs.map((job) => (job.title === from ? { ...job, title } : job));

function drawStateJobs(random: Random, person: SamplePerson, isChair: boolean): readonly Job[] {
  if (person.seat.type === "executive") return staffJobs.stateOfficer.slice(0, random.int(1, 3));
  if (!isStateLegislator(person)) return [];
  if (person.leadershipRole !== "") return staffJobs.stateLeader.slice(0, random.int(1, 3));
  return isChair ? staffJobs.stateChair.slice(0, random.chance(0.2) ? 1 : 0) : [];
}

const hireAll = (random: Random, jobs: readonly Job[], { employer, majmin, state, isOfState }: Office) =>
  jobs.map(({ title, category, interests }, index) => {
    // Both sides of a state's committee share a stream.
    const chance = random.fork(isOfState && majmin !== "" ? `${majmin} ${index}` : String(index));
    const categories: readonly string[] = isOfState ? lists.job_categories_state : lists.job_categories;
    const areas = chance.some(lists.focus_areas, interests).map((name) => lists.focus_areas.indexOf(name) + 1);
    const second = isOfState ? "Policy Analyst" : "Senior Policy Advisor";
    const names = chance.chance(0.12) ? [category, second] : [category];
    const ids = names.map((name) => categories.indexOf(name) + 1).filter((id) => id > 0);
    return {
      key: `${employer.key}-${majmin || "staff"}-${index + 1}`,
      employer,
      ...inventStafferName(chance, state, isOfState),
      title,
      majmin,
      isOfState,
      is_leadership: /^(?:(?:Deputy )?Chief of Staff|Staff Director)$/u.test(category),
      job_category_ids: [...new Set(ids)].toSorted((a, b) => a - b),
      focus_area_ids: areas.toSorted((a, b) => a - b),
    };
  });
