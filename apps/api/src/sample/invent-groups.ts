import caucuses from "./content/caucuses.json" with { type: "json" };
import committees from "./content/committees.json" with { type: "json" };
import records from "./content/records.json" with { type: "json" };
import { bySeniority, createDealer } from "./deal-seats.ts";
import type { Random } from "./random.ts";
import { firstYear, isInCongress, type SamplePerson } from "./sample-person.ts";

type Chamber = "house" | "senate" | "joint";

interface Size {
  majority: number;
  minority: number;
}

/** A committee of Congress with the seats each side has on it. Names and sizes are real, the members are not. */
type Committee = Size &
  Record<"key" | "name" | "jurisdiction", string> & {
    chamber: Chamber;
    subcommittees: (Size & Record<"key" | "name", string>)[];
  };

export const COMMITTEES = committees as readonly Committee[];

/** A caucus under its public name; whatever isn't set keeps nobody of its chamber out. */
interface Caucus {
  category: string;
  chamber: Chamber;
  name: string;
  party?: 1 | 2;
  gender?: string;
  ethnicities?: readonly string[];
  /** How many members it has, if that is known to be many or few. */
  size?: number;
}

export const CAUCUSES = caucuses as readonly Caucus[];

export interface SampleGroup {
  key: string;
  kind: "committee" | "caucus";
  parent: string | null;
  chamber: Chamber;
  /** Of a state's legislature; those of Congress have none. */
  state?: string;
  category: string;
  longName: string;
  shortName: string;
  jurisdiction: string;
}

export interface SampleSeat {
  group: string;
  person: string;
  side: "MAJ" | "MIN" | "OTH";
  rank: number;
  title: string;
}

export interface SampleGroups {
  groups: SampleGroup[];
  seats: SampleSeat[];
}

export function inventGroups(random: Random, people: readonly SamplePerson[]): SampleGroups {
  const sitting = people.filter((person) => person.departure === "" && isInCongress(person));
  const draw = createDraw(random.fork("seats"), sitting);
  const groups: SampleGroup[] = [];
  const seats: SampleSeat[] = [];

  for (const { key, chamber, name, jurisdiction, subcommittees, ...size } of COMMITTEES) {
    const shortName = name.replace(/^(?:House|Senate) (?:(?:Permanent )?Select |Special )?Committee on (?:the )?/u, "");
    const committee = { kind: "committee", parent: null, chamber, category: "" } as const;
    groups.push({ key, ...committee, longName: name, shortName, jurisdiction });
    const members = draw.committee(key, chamber, size);
    seats.push(...members);
    for (const part of subcommittees) {
      const longName = /subcommittee|task force|commission/iu.test(part.name)
        ? part.name
        : `Subcommittee on ${part.name}`;
      groups.push({ key: part.key, ...committee, parent: key, longName, shortName: part.name, jurisdiction: "" });
      seats.push(...draw.subcommittee(part.key, members, part));
    }
  }

  const joining = random.fork("caucuses");
  for (const [index, caucus] of CAUCUSES.entries()) {
    const { category, chamber, name: longName, size } = caucus;
    const key = `caucus-${index + 1}`;
    const shortName = longName.replace(/^(?:Congressional|House|Senate) (?:Bipartisan )?/u, "");
    groups.push({ key, kind: "caucus", parent: null, chamber, category, longName, shortName, jurisdiction: "" });
    const chance = joining.fork(key);
    const eligible = sitting.filter((person) => isIn(person, chamber) && mayJoin(person, caucus));
    const isCommunity = caucus.gender !== undefined || caucus.ethnicities !== undefined;
    const count = size ?? (isCommunity ? eligible.length * 0.9 : caucusSize(chance.fork("size"), chamber));
    seats.push(...caucusSeats(chance, key, eligible, Math.round(count)));
  }
  return { groups, seats };
}

/** Smaller sides of a committee have no vice chair. */
const LEAST_FOR_VICE = 7;

const isIn = ({ seat }: SamplePerson, chamber: Chamber): boolean =>
  chamber === "joint" || (chamber === "senate") === (seat.type === "sen");
const isMajority = ({ caucusParty }: SamplePerson): boolean => caucusParty === 1;

/** Deals the seats of committees and of their parts, each so that nobody leads two. */
function createDraw(random: Random, sitting: readonly SamplePerson[]) {
  const committees = createDealer(random, sitting);
  const parts = createDealer(random, sitting);
  const byKey = new Map(sitting.map((person) => [person.key, person]));
  const drawMembers = (chamber: Chamber, from: readonly SamplePerson[], count: number) => {
    const draw = (of: "house" | "senate", number: number) =>
      committees.choose(
        from.filter((person) => isIn(person, of)),
        number,
      );
    if (chamber !== "joint") return draw(chamber, count);
    // Half of a joint committee comes from each chamber.
    const senators = draw("senate", Math.floor(count / 2));
    return [...senators, ...draw("house", count - senators.length)];
  };
  const sides = [
    { side: "MAJ", size: "majority", own: sitting.filter(isMajority) },
    { side: "MIN", size: "minority", own: sitting.filter((person) => !isMajority(person)) },
  ] as const;
  return {
    committee: (group: string, chamber: Chamber, sizes: Size): SampleSeat[] =>
      sides.flatMap(({ side, size, own }) =>
        committees.seat(group, side, drawMembers(chamber, own, sizes[size]), LEAST_FOR_VICE),
      ),
    subcommittee: (group: string, parent: readonly SampleSeat[], sizes: Size): SampleSeat[] =>
      sides.flatMap(({ side, size }) => {
        const own = parent.filter((seat) => seat.side === side).flatMap(({ person }) => byKey.get(person) ?? []);
        return parts.seat(group, side, parts.choose(own, sizes[size]), LEAST_FOR_VICE);
      }),
  };
}

function mayJoin({ name, gender, caucusParty }: SamplePerson, caucus: Caucus): boolean {
  if (caucus.party !== undefined && caucus.party !== caucusParty) return false;
  if (caucus.gender !== undefined && caucus.gender !== gender) return false;
  return caucus.ethnicities === undefined || caucus.ethnicities.includes(name.ethnicity);
}

function caucusSize(random: Random, chamber: Chamber): number {
  if (chamber === "senate") return random.int(8, 26);
  return random.chance(0.12) ? random.int(60, 120) : 10 + 50 * random.next() ** 1.6;
}

/** A caucus has a chair of each party it is open to, and members of both in the proportion chance gives it. */
function caucusSeats(random: Random, group: string, eligible: readonly SamplePerson[], count: number): SampleSeat[] {
  const slant = 0.3 + random.next() * 0.4;
  const members = eligible
    .map((person) => ({ person, luck: random.next() * (isMajority(person) ? slant : 1 - slant) }))
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, count)
    .map(({ person }) => person)
    .toSorted(bySeniority);
  const chairs = new Set([members.find(isMajority), members.find((person) => !isMajority(person))]);
  return members.map((person, index) => ({
    group,
    person: person.key,
    side: "OTH",
    rank: index + 1,
    title: chairs.has(person) ? "Co-Chair" : "",
  }));
}

/** Every post of leadership once, to members with some years in their chamber. */
export function appointLeaders(random: Random, people: readonly SamplePerson[]): void {
  for (const { type, party, roles } of records.leadershipRoles) {
    const seasoned = people.filter(
      (person) =>
        person.departure === "" &&
        person.seat.type === type &&
        person.party === party &&
        firstYear(person) < 2017 &&
        person.name.suffix === "",
    );
    for (const [index, person] of random.fork(`${type} ${party}`).some(seasoned, roles.length).entries()) {
      person.leadershipRole = roles[index] ?? "";
    }
  }
}
