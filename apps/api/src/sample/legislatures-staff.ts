import staffJobs from "./content/staff-jobs.json" with { type: "json" };
import type { SampleGroup } from "./invent-groups.ts";
import { hire, type Job, type SampleStaffer } from "./invent-staff.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson } from "./sample-person.ts";

/**
 * Who works for the states' officers, for those who lead a chamber or a committee, and for the committees, those of the
 * majority and of the minority.
 */
export function inventStateStaff(
  random: Random,
  people: readonly SamplePerson[],
  { groups, chairs }: { groups: readonly SampleGroup[]; chairs: ReadonlySet<string> },
): SampleStaffer[] {
  const offices = people.flatMap((person) => {
    if (person.departure !== "") return [];
    const chance = random.fork(`office ${person.key}`);
    return jobsAt(chance, person, chairs.has(person.key)).map((job, index) =>
      hire(chance.fork(String(index)), {
        key: `${person.key}-staff-${index + 1}`,
        employer: { kind: "person", key: person.key },
        state: person.seat.state,
        job,
        majmin: "",
        isOfState: true,
      }),
    );
  });
  const committees = groups.flatMap(({ key, state = "" }) => {
    const chance = random.fork(`committee ${key}`);
    const minority = chance.chance(0.15) ? staffJobs.stateMinority : [];
    const majority = staffJobs.stateCommittee.slice(0, chance.chance(0.1) ? 2 : 1);
    const at = (majmin: "MAJ" | "MIN", jobs: readonly Job[]) =>
      jobs.map((job, index) =>
        hire(chance.fork(`${majmin} ${index}`), {
          key: `${key}-${majmin}-${index + 1}`,
          employer: { kind: "group", key },
          state,
          job,
          majmin,
          isOfState: true,
        }),
      );
    return [...at("MAJ", majority), ...at("MIN", minority)];
  });
  return [...offices, ...committees];
}

function jobsAt(random: Random, person: SamplePerson, isChair: boolean): readonly Job[] {
  if (person.seat.type === "executive") return staffJobs.stateOfficer.slice(0, random.int(1, 3));
  if (!isStateLegislator(person)) return [];
  if (person.leadershipRole !== "") return staffJobs.stateLeader.slice(0, random.int(1, 3));
  if (isChair) return staffJobs.stateChair.slice(0, random.chance(0.2) ? 1 : 0);
  return [];
}
