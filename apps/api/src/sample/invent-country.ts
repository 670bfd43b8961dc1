import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { groupBy } from "@rotunda/core";
import { inventAgencies } from "./invent-agencies.ts";
import {
  assignChamberLeaders,
  assignLeaders,
  groupByChamber,
  inventGroups,
  inventStateCommittees,
} from "./invent-groups.ts";
import { inventPeople } from "./invent-people.ts";
import { inventPlaces } from "./invent-places.ts";
import { inventStaff, inventStateStaff } from "./invent-staff.ts";
import { inventPosts } from "./posts.ts";
import { writeBody } from "./profile-body.ts";
import { createRandom, type Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { inventCampaigns, listHolders } from "./elections.ts";

export type SampleCohort = ReturnType<typeof inventCohort>;
export type SampleCountry = Awaited<ReturnType<typeof inventCountry>>;

export const SAMPLE_SEED = "rotunda-1";

/** Invents people in every federal and state office of the real country, and their staffs, the same for each seed. */
export async function inventCountry(seed: string = SAMPLE_SEED) {
  const random = createRandom(seed);
  const cohort = inventCohort(random);
  const writeBody = createBodyWriter(random, cohort);
  const bodies = new Map<string, Record<string, unknown>>();
  for (const person of cohort.people) {
    // Lets the database be created meanwhile.
    await setImmediate();
    bodies.set(person.key, writeBody(person));
  }
  const places = inventPlaces(random.fork("places"), listHolders(cohort.people));
  const hash = createHash("sha256");
  for (const part of [...Object.values(cohort), [...bodies], places]) hash.update(JSON.stringify(part));
  return { ...cohort, bodies, places, hash: hash.digest("hex") };
}

/** Invents everyone; further cohorts have no leaders and no holders of unique posts. */
export function inventCohort(random: Random, isFirst = true) {
  const elected = inventPeople(random.fork("people"));
  const chambers = groupByChamber(elected);
  if (isFirst) {
    assignLeaders(random.fork("leaders"), elected);
    assignChamberLeaders(random.fork("state leaders"), chambers);
  }
  const ofCongress = inventGroups(random.fork("groups"), elected);
  const ofStates = inventStateCommittees(random.fork("state committees"), chambers);
  const groups = [...ofCongress.groups, ...ofStates.groups];
  const chairs = new Set(ofStates.seats.filter(({ title }) => title === "Chair").map(({ person }) => person));
  const staff = [
    ...inventStaff(random.fork("staff"), elected, groups),
    ...inventStateStaff(random.fork("state staff"), elected, ofStates.groups, chairs),
  ];
  const used = new Set(elected.map(({ displayName }) => displayName));
  const agencies = inventAgencies(random.fork("agencies"), used);
  const president = inventCampaigns(random.fork("places").fork("campaigns"))[0]?.republican ?? "";
  const posts = isFirst ? inventPosts(random.fork("posts"), { agencies, president, used }) : [];
  const seats = [...ofCongress.seats, ...ofStates.seats];
  return { people: [...elected, ...posts], groups, seats, staff, agencies };
}

/** Returns a function that writes the body of any profile of a cohort. */
export function createBodyWriter(random: Random, { groups, seats }: SampleCohort) {
  const topGroups = new Map(groups.filter(({ parent }) => parent === null).map((group) => [group.key, group]));
  const seatsByPerson = groupBy(seats, ({ person }) => person);
  return (person: SamplePerson): Record<string, unknown> => {
    const own = (seatsByPerson.get(person.key) ?? []).flatMap(({ group: key, title }) => {
      const group = topGroups.get(key);
      if (!group) return [];
      // A profile shows the state and chamber already.
      const name = group.state === undefined ? group.longName : `Committee on ${group.shortName}`;
      return [{ kind: group.kind, name, title }];
    });
    const committees = own.filter(({ kind }) => kind === "committee");
    const caucuses = own.filter(({ kind }) => kind === "caucus").map(({ name }) => name);
    return writeBody(random.fork(`body ${person.key}`), person, { committees, caucuses });
  };
}
