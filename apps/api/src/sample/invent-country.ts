import { createHash } from "node:crypto";
import { inventAgencies, type SampleAgencies } from "./invent-agencies.ts";
import {
  assignChamberLeaders,
  assignLeaders,
  groupByChamber,
  inventGroups,
  inventStateCommittees,
  type SampleGroups,
} from "./invent-groups.ts";
import { inventPeople } from "./invent-people.ts";
import { inventPlaces, type SamplePlaces } from "./invent-places.ts";
import { inventStaff, inventStateStaff, type SampleStaffer } from "./invent-staff.ts";
import { inventPosts } from "./posts.ts";
import { inventCampaigns } from "./election-results.ts";
import { writeBody } from "./profile-body.ts";
import type { Memberships } from "./profile-facts.ts";
import { createRandom, type Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { listHolders } from "./elections.ts";

export interface SampleCohort extends SampleGroups {
  people: SamplePerson[];
  staff: SampleStaffer[];
  agencies: SampleAgencies;
}

export interface SampleCountry extends SampleCohort {
  bodies: Map<string, Record<string, unknown>>;
  places: SamplePlaces;
  /** SHA-256 over everything: equal on every machine for the same seed. */
  hash: string;
}

export const SAMPLE_SEED = "rotunda-1";

/** The sample directory: fictional people in every federal and state office of the real country, and their staffs. */
export function inventCountry(seed: string = SAMPLE_SEED): SampleCountry {
  const random = createRandom(seed);
  const cohort = inventCohort(random, "");
  const writeBody = createBodyWriter(random, cohort);
  const bodies = new Map(cohort.people.map((person) => [person.key, writeBody(person)]));
  const places = inventPlaces(random.fork("places"), listHolders(cohort.people));
  const { people, groups, seats, staff, agencies } = cohort;
  const hash = createHash("sha256");
  for (const part of [people, [...bodies], groups, seats, staff, places, agencies]) hash.update(JSON.stringify(part));
  return { ...cohort, bodies, places, hash: hash.digest("hex") };
}

/** Everybody of one cohort: the name of the country's own is "", that of any other is the end of all its keys. */
export function inventCohort(random: Random, cohort: string): SampleCohort {
  const elected = inventPeople(random.fork("people"), cohort);
  const chambers = groupByChamber(elected);
  if (cohort === "") {
    assignLeaders(random.fork("leaders"), elected);
    assignChamberLeaders(random.fork("state leaders"), chambers);
  }
  const ofCongress = inventGroups(random.fork("groups"), elected);
  const ofStates = inventStateCommittees(random.fork("state committees"), chambers);
  const groups = [...ofCongress.groups, ...ofStates.groups];
  const chairs = new Set(ofStates.seats.filter(({ title }) => title === "Chair").map(({ person }) => person));
  const staff = [
    ...inventStaff(random.fork("staff"), elected, groups),
    ...inventStateStaff(random.fork("state staff"), elected, { groups: ofStates.groups, chairs }),
  ];
  const used = new Set(elected.map(({ displayName }) => displayName));
  const agencies = inventAgencies(random.fork("agencies"), used);
  const president = inventCampaigns(random.fork("places").fork("campaigns"))[0]?.republican ?? "";
  const posts = cohort === "" ? inventPosts(random.fork("posts"), { agencies, president, used }) : [];
  return {
    people: [...elected, ...posts],
    groups,
    seats: [...ofCongress.seats, ...ofStates.seats],
    staff,
    agencies,
  };
}

/** Writes the body of one profile after the other, in any order. */
export function createBodyWriter(random: Random, { people, groups, seats }: SampleCohort) {
  const wholes = new Map(groups.filter(({ parent }) => parent === null).map((group) => [group.key, group]));
  const memberships = new Map<string, Memberships>(people.map(({ key }) => [key, { committees: [], caucuses: [] }]));
  for (const { group: key, person, title } of seats) {
    const group = wholes.get(key);
    const own = memberships.get(person);
    if (!group || !own) continue;
    // Inside a profile it is clear which chamber of which state is meant.
    const name = group.state === undefined ? group.longName : `Committee on ${group.shortName}`;
    if (group.kind === "caucus") own.caucuses.push(name);
    else own.committees.push({ name, title });
  }
  return (person: SamplePerson): Record<string, unknown> => {
    const own = memberships.get(person.key) ?? { committees: [], caucuses: [] };
    return writeBody(random.fork(`body ${person.key}`), person, own);
  };
}
