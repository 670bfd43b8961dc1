import { type Chamber, findChamber } from "../directory/chambers.ts";
import { STANDING_COMMITTEES } from "../directory/standing-committees.ts";
import { bySeniority, createDealer } from "./deal-seats.ts";
import type { SampleGroups, SampleSeat } from "./invent-groups.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson, seatSince } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Legislatures whose rules know no parties, or none that lead. */
const WITHOUT_PARTIES = new Set(["NE", "DC"]);

type Chambers = ReadonlyMap<Chamber, readonly SamplePerson[]>;

/** The posts of a chamber, as it calls them: of its majority, who presides first, and of its minority. */
export function postsOf(chamber: Chamber): { majority: string[]; minority: string[] } {
  const ofChamber = (posts: readonly string[]) => posts.map((post) => `${post} of the ${chamber.name}`);
  const presiding = presidingPosts(chamber);
  if (WITHOUT_PARTIES.has(chamber.state)) return { majority: ofChamber(presiding), minority: [] };
  return {
    majority: ofChamber([...presiding, "Majority Leader", "Majority Whip"]),
    minority: ofChamber(["Minority Leader", "Minority Whip"]),
  };
}

function presidingPosts({ state, chamberId, isUnicameral }: Chamber): string[] {
  if (state === "DC") return ["Chairman", "Chairman pro Tempore"];
  if (chamberId === 3) return ["Speaker", "Speaker pro Tempore"];
  if (lookUpState(state).senateElectsPresident) return ["President"];
  return [state === "TN" || isUnicameral ? "Speaker" : "President pro Tempore"];
}

export function membersByChamber(people: readonly SamplePerson[]): Map<Chamber, SamplePerson[]> {
  const chambers = new Map<Chamber, SamplePerson[]>();
  for (const person of people) {
    const { state, type } = person.seat;
    const chamber = isStateLegislator(person) && findChamber(state, type === "state-house" ? 3 : 4);
    if (!chamber || person.departure !== "") continue;
    const members = chambers.get(chamber) ?? [];
    chambers.set(chamber, members);
    members.push(person);
  }
  return chambers;
}

/** The side with more seats, whose party runs a chamber. */
export function majorityOf(members: readonly SamplePerson[]): 1 | 2 {
  const republicans = members.filter(({ caucusParty }) => caucusParty === 1).length;
  return republicans * 2 > members.length ? 1 : 2;
}

/** Gives every post of every chamber to a member of its side, those with some years in their seat first. */
export function assignChamberLeaders(random: Random, chambers: Chambers): void {
  for (const [chamber, members] of chambers) {
    const majority = majorityOf(members);
    const posts = postsOf(chamber);
    for (const side of [1, 2] as const) {
      const roles = side === majority ? posts.majority : posts.minority;
      const own = members.filter(({ caucusParty, party }) => caucusParty === side && party === side);
      const seasoned = own.filter((member) => seatSince(member) < 2022);
      const chance = random.fork(`${chamber.state} ${chamber.chamberId} ${side}`);
      const chosen = chance.some(seasoned.length >= roles.length ? seasoned : own, roles.length);
      for (const [index, person] of chosen.entries()) person.leadershipRole = roles[index] ?? "";
    }
  }
}

/** The standing committees of every chamber, with both parties as strong as in the chamber. */
export function inventStateCommittees(random: Random, chambers: Chambers): SampleGroups {
  const groups = [...chambers].flatMap(([{ state, chamberId }, members]) => {
    const own = STANDING_COMMITTEES.filter((one) => one.state === state && one.chamberId === chamberId);
    const party = majorityOf(members);
    const majority = members.filter(({ caucusParty }) => caucusParty === party);
    const minority = members.filter(({ caucusParty }) => caucusParty !== party);
    // The leaders of the chamber lead no committee.
    const leaders = new Set(members.filter(({ leadershipRole }) => leadershipRole !== ""));
    const dealer = createDealer(random.fork(`${state} ${chamberId}`), members, leaders);
    const seat = (...[group, side, from, count]: [string, "MAJ" | "MIN", SamplePerson[], number]): SampleSeat[] =>
      dealer.seat(group, side, dealer.choose(from, count, bySeniority), 4);
    return own.map(({ key, longName, shortName, jurisdiction, size }) => {
      const share = Math.round((size * majority.length) / Math.max(1, members.length));
      const count = Math.min(majority.length, Math.max(Math.ceil((size + 1) / 2), share));
      const chamber = chamberId === 3 ? ("house" as const) : ("senate" as const);
      const group = { kind: "committee" as const, parent: null, chamber, state, category: "" };
      return {
        group: { ...group, key, longName, shortName, jurisdiction },
        seats: [...seat(key, "MAJ", majority, count), ...seat(key, "MIN", minority, size - count)],
      };
    });
  });
  return { groups: groups.map(({ group }) => group), seats: groups.flatMap(({ seats }) => seats) };
}
