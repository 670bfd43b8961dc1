import { groupBy } from "@rotunda/core";
import { type Chamber, findChamber } from "../directory/chambers.ts";
import { STANDING_COMMITTEES } from "../directory/standing-committees.ts";
import CAUCUSES from "./content/caucuses.json" with { type: "json" };
import COMMITTEES from "./content/committees.json" with { type: "json" };
import records from "./content/records.json" with { type: "json" };
import type { Random } from "./random.ts";
import { findFirstYear, isInCongress, isStateLegislator, type SamplePerson, findSeatStart } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

export interface SampleGroup {
  key: string;
  kind: "committee" | "caucus";
  parent: string | null;
  /** "house", "senate" or "joint". */
  chamber: string;
  /** Unset for a group of Congress. */
  state?: string;
  category: string;
  longName: string;
  shortName: string;
  jurisdiction: string;
}

export interface SampleGroups {
  groups: SampleGroup[];
  seats: { group: string; person: string; side: "MAJ" | "MIN" | "OTH"; rank: number; title: string }[];
}

type People = readonly SamplePerson[];

/** The smallest side of a committee with a vice chair. */
const LEAST_FOR_VICE = { congress: 7, state: 4 };

const sortBySeniority = (a: SamplePerson, b: SamplePerson): number =>
  findFirstYear(a) - findFirstYear(b) || (a.key < b.key ? -1 : 1);
const isRepublican = ({ caucusParty }: SamplePerson): boolean => caucusParty === 1;
const isDemocrat = ({ caucusParty }: SamplePerson): boolean => caucusParty === 2;
const isIn = ({ seat }: SamplePerson, chamber: string): boolean =>
  chamber === "joint" || (chamber === "senate") === (seat.type === "sen");

/** Distributes the seats of committees equally; members of `leaders` lead no committee, and nobody leads two. */
function createDealer(random: Random, people: People, leastForVice: number, leaders = new Set<SamplePerson>()) {
  const load = new Map(people.map((person) => [person, random.next()]));
  const countLoad = (person: SamplePerson) => load.get(person) ?? 0;
  return {
    choose(from: People, count: number, order?: typeof sortBySeniority): SamplePerson[] {
      const chosen = from.toSorted((a, b) => countLoad(a) - countLoad(b)).slice(0, count);
      if (order) chosen.sort(order);
      for (const person of chosen) load.set(person, countLoad(person) + 1 + random.next() * 0.4);
      return chosen;
    },
    /** Ranks a side by seniority after its leader, the first who leads no other committee. */
    seat(group: string, side: "MAJ" | "MIN", chosen: People): SampleGroups["seats"] {
      const members = chosen.toSorted(sortBySeniority);
      const leader = members.find((person) => !leaders.has(person)) ?? members[0];
      if (!leader) return [];
      leaders.add(leader);
      const vice = members.length >= leastForVice ? "Vice Chair" : "";
      const titles = side === "MIN" ? ["Ranking Member"] : ["Chair", vice];
      return [leader, ...members.filter((person) => person !== leader)].map(({ key: person }, index) => ({
        group,
        person,
        side,
        rank: index + 1,
        title: titles[index] ?? "",
      }));
    },
  };
}

export function inventGroups(random: Random, people: People): SampleGroups {
  const sitting = people.filter((person) => person.departure === "" && isInCongress(person));
  const byKey = new Map(sitting.map((person) => [person.key, person]));
  const chance = random.fork("seats");
  const committees = createDealer(chance, sitting, LEAST_FOR_VICE.congress);
  const parts = createDealer(chance, sitting, LEAST_FOR_VICE.congress);
  const sides = [
    { side: "MAJ", size: "majority", own: sitting.filter(isRepublican) },
    { side: "MIN", size: "minority", own: sitting.filter(isDemocrat) },
  ] as const;
  const groups: SampleGroup[] = [];
  const seats: SampleGroups["seats"] = [];
  for (const { key, chamber, longName, shortName, jurisdiction, subcommittees, ...sizes } of COMMITTEES) {
    const committee = { kind: "committee", chamber, category: "" } as const;
    groups.push({ ...committee, key, parent: null, longName, shortName, jurisdiction });
    const members = sides.flatMap(({ side, size, own }) => {
      const count = sizes[size];
      const senators = { house: 0, senate: count }[chamber] ?? Math.floor(count / 2);
      const choose = (from: string, most: number) =>
        committees.choose(
          own.filter((person) => isIn(person, from)),
          most,
        );
      return committees.seat(key, side, [...choose("senate", senators), ...choose("house", count - senators)]);
    });
    seats.push(...members);
    for (const { majority, minority, ...part } of subcommittees) {
      groups.push({ ...committee, ...part, parent: key, jurisdiction: "" });
      for (const { side, size } of sides) {
        const own = members.filter((seat) => seat.side === side).flatMap(({ person }) => byKey.get(person) ?? []);
        seats.push(...parts.seat(part.key, side, parts.choose(own, { majority, minority }[size])));
      }
    }
  }
  for (const [index, caucus] of CAUCUSES.entries()) {
    const { category, chamber, longName, shortName, size } = caucus;
    const key = `caucus-${index + 1}`;
    groups.push({ key, kind: "caucus", parent: null, chamber, category, longName, shortName, jurisdiction: "" });
    const own = random.fork("caucuses").fork(key);
    const eligible = sitting.filter((person) => isIn(person, chamber) && mayJoin(person, caucus));
    const isCommunity = caucus.gender !== undefined || caucus.ethnicities !== undefined;
    const count = size ?? (isCommunity ? eligible.length * 0.9 : drawCaucusSize(own.fork("size"), chamber));
    seats.push(...seatCaucus(own, key, eligible, Math.round(count)));
  }
  return { groups, seats };
}

const mayJoin = ({ name, gender, caucusParty }: SamplePerson, caucus: (typeof CAUCUSES)[number]): boolean =>
  (caucus.party ?? caucusParty) === caucusParty &&
  (caucus.gender ?? gender) === gender &&
  (caucus.ethnicities?.includes(name.ethnicity) ?? true);

function drawCaucusSize(random: Random, chamber: string): number {
  if (chamber === "senate") return random.int(8, 26);
  return random.chance(0.12) ? random.int(60, 120) : 10 + 50 * random.next() ** 1.6;
}

/** Chooses members in a random proportion of the parties, with a chair from each party. */
function seatCaucus(random: Random, group: string, eligible: People, count: number): SampleGroups["seats"] {
  const slant = 0.3 + random.next() * 0.4;
  const members = eligible
    .map((person) => ({ person, luck: random.next() * (isRepublican(person) ? slant : 1 - slant) }))
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, count)
    .map(({ person }) => person)
    .toSorted(sortBySeniority);
  const chairs = new Set([members.find(isRepublican), members.find(isDemocrat)]);
  return members.map((person, index) => ({
    group,
    person: person.key,
    side: "OTH",
    rank: index + 1,
    title: chairs.has(person) ? "Co-Chair" : "",
  }));
}

function assignRoles(random: Random, from: People, roles: readonly string[]): void {
  for (const [index, person] of random.some(from, roles.length).entries()) person.leadershipRole = roles[index] ?? "";
}

export function assignLeaders(random: Random, people: People): void {
  for (const { type, party, roles } of records.leadershipRoles) {
    const seasoned = people.filter(
      (person) =>
        person.departure === "" &&
        person.seat.type === type &&
        person.party === party &&
        findFirstYear(person) < 2017 &&
        person.name.suffix === "",
    );
    assignRoles(random.fork(`${type} ${party}`), seasoned, roles);
  }
}

/** Legislatures whose leaders belong to no party. */
const WITHOUT_PARTIES = new Set(["NE", "DC"]);

/** Lists the leadership posts of a chamber by side, the presiding officer first. */
export function listChamberPosts(chamber: Chamber): { majority: string[]; minority: string[] } {
  const listPosts = (posts: readonly string[]) => posts.map((post) => `${post} of the ${chamber.name}`);
  const presiding = listPresidingPosts(chamber);
  if (WITHOUT_PARTIES.has(chamber.state)) return { majority: listPosts(presiding), minority: [] };
  return {
    majority: listPosts([...presiding, "Majority Leader", "Majority Whip"]),
    minority: listPosts(["Minority Leader", "Minority Whip"]),
  };
}

function listPresidingPosts({ state, chamberId, isUnicameral }: Chamber): string[] {
  if (state === "DC") return ["Chairman pro Tempore"];
  if (chamberId === 3) return ["Speaker", "Speaker pro Tempore"];
  if (lookUpState(state).senateElectsPresident) return ["President"];
  return [state === "TN" || isUnicameral ? "Speaker" : "President pro Tempore"];
}

export function groupByChamber(people: People): Map<Chamber, SamplePerson[]> {
  const sitting = people.filter((person) => isStateLegislator(person) && person.departure === "");
  const findPersonChamber = ({ seat: { state, type } }: SamplePerson) =>
    findChamber(state, type === "state-house" ? 3 : 4);
  return new Map(
    [...groupBy(sitting, findPersonChamber)].flatMap(([chamber, members]) => (chamber ? [[chamber, members]] : [])),
  );
}

export const findMajority = (members: People): 1 | 2 =>
  members.filter(isRepublican).length * 2 > members.length ? 1 : 2;

/** Assigns every post of every chamber to a member of its side, preferably with some years in the seat. */
export function assignChamberLeaders(random: Random, chambers: ReadonlyMap<Chamber, People>): void {
  for (const [chamber, members] of chambers) {
    const majority = findMajority(members);
    const posts = listChamberPosts(chamber);
    for (const side of [1, 2] as const) {
      const roles = side === majority ? posts.majority : posts.minority;
      const own = members.filter(({ caucusParty, party }) => caucusParty === side && party === side);
      const seasoned = own.filter((member) => findSeatStart(member) < 2022);
      const chance = random.fork(`${chamber.state} ${chamber.chamberId} ${side}`);
      assignRoles(chance, seasoned.length >= roles.length ? seasoned : own, roles);
    }
  }
}

/** Fills the standing committees of every chamber, in which both parties have their share of the chamber. */
export function inventStateCommittees(random: Random, chambers: ReadonlyMap<Chamber, People>): SampleGroups {
  const groups: SampleGroup[] = [];
  const seats: SampleGroups["seats"] = [];
  for (const [{ state, chamberId }, members] of chambers) {
    const party = findMajority(members);
    const majority = members.filter(({ caucusParty }) => caucusParty === party);
    const minority = members.filter(({ caucusParty }) => caucusParty !== party);
    const leaders = new Set(members.filter(({ leadershipRole }) => leadershipRole !== ""));
    const dealer = createDealer(random.fork(`${state} ${chamberId}`), members, LEAST_FOR_VICE.state, leaders);
    const chamber = chamberId === 3 ? "house" : "senate";
    const committee = { kind: "committee", parent: null, chamber, state, category: "" } as const;
    for (const { key, longName, shortName, jurisdiction, size, ...place } of STANDING_COMMITTEES) {
      if (place.state !== state || place.chamberId !== chamberId) continue;
      groups.push({ ...committee, key, longName, shortName, jurisdiction });
      const share = Math.round((size * majority.length) / Math.max(1, members.length));
      const count = Math.min(majority.length, Math.max(Math.ceil((size + 1) / 2), share));
      seats.push(
        ...dealer.seat(key, "MAJ", dealer.choose(majority, count, sortBySeniority)),
        ...dealer.seat(key, "MIN", dealer.choose(minority, size - count, sortBySeniority)),
      );
    }
  }
  return { groups, seats };
}
