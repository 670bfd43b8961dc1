import { type Chamber, findChamber } from "../directory/chambers.ts";
import { STANDING_COMMITTEES, type StandingCommittee } from "../directory/standing-committees.ts";
import { bySeniority, createDealer } from "./deal-seats.ts";
import type { SampleGroup, SampleGroups, SampleSeat } from "./invent-groups.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson, seatSince } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Legislatures whose rules know no parties, or none that lead. */
const WITHOUT_PARTIES = new Set(["NE", "DC"]);

type Chambers = ReadonlyMap<Chamber, readonly SamplePerson[]>;

/** The posts of a chamber, as it calls them: of its majority, who presides first, and of its minority. */
export function postsOf(chamber: Chamber): { majority: string[]; minority: string[] } {
  const namesOf = (posts: readonly string[]) => posts.map((post) => `${post} of the ${chamber.name}`);
  const presiding = presidingPosts(chamber);
  if (WITHOUT_PARTIES.has(chamber.state)) return { majority: namesOf(presiding), minority: [] };
  return {
    majority: namesOf([...presiding, "Majority Leader", "Majority Whip"]),
    minority: namesOf(["Minority Leader", "Minority Whip"]),
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
    if (person.departure !== "" || !isStateLegislator(person)) continue;
    const chamber = findChamber(person.seat.state, person.seat.type === "state-house" ? 3 : 4);
    if (!chamber) continue;
    const members = chambers.get(chamber);
    if (members) members.push(person);
    else chambers.set(chamber, [person]);
  }
  return chambers;
}

/** The side with more seats, whose party runs a chamber. */
export function majorityOf(members: readonly SamplePerson[]): 1 | 2 {
  const republicans = members.filter(({ caucusParty }) => caucusParty === 1).length;
  return republicans * 2 > members.length ? 1 : 2;
}

/** Gives every post of every chamber to a member of its side, those with some years in their seat first. */
export function appointStateLeaders(random: Random, chambers: Chambers): void {
  for (const [chamber, members] of chambers) {
    const majority = majorityOf(members);
    const posts = postsOf(chamber);
    for (const [side, roles] of [
      [majority, posts.majority],
      [majority === 1 ? 2 : 1, posts.minority],
    ] as const) {
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
  const groups: SampleGroup[] = [];
  const seats: SampleSeat[] = [];
  for (const [{ state, chamberId }, members] of chambers) {
    const committees = STANDING_COMMITTEES.filter((one) => one.state === state && one.chamberId === chamberId);
    groups.push(...committees.map(groupOf));
    seats.push(...fillCommittees(random.fork(`${state} ${chamberId}`), committees, members));
  }
  return { groups, seats };
}

const groupOf = ({ key, state, chamberId, longName, shortName, jurisdiction }: StandingCommittee): SampleGroup => ({
  key,
  kind: "committee",
  parent: null,
  chamber: chamberId === 3 ? "house" : "senate",
  state,
  category: "",
  longName,
  shortName,
  jurisdiction,
});

/** The leaders of the chamber lead no committee. */
function fillCommittees(
  random: Random,
  committees: readonly StandingCommittee[],
  members: readonly SamplePerson[],
): SampleSeat[] {
  const party = majorityOf(members);
  const majority = members.filter(({ caucusParty }) => caucusParty === party);
  const minority = members.filter(({ caucusParty }) => caucusParty !== party);
  const dealer = createDealer(random, members, new Set(members.filter(({ leadershipRole }) => leadershipRole !== "")));
  const seat = (group: string, side: "MAJ" | "MIN", from: readonly SamplePerson[], count: number): SampleSeat[] => {
    const chosen = dealer.choose(from, count).toSorted(bySeniority);
    dealer.count(chosen);
    return dealer.seat(group, side, chosen, 4);
  };
  return committees.flatMap(({ key, size }) => {
    const share = Math.round((size * majority.length) / Math.max(1, members.length));
    const own = Math.min(majority.length, Math.max(Math.ceil((size + 1) / 2), share));
    return [...seat(key, "MAJ", majority, own), ...seat(key, "MIN", minority, size - own)];
  });
}
