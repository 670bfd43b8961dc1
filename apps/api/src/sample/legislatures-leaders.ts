import { lookUpState } from "./state-facts.ts";
import { type Chamber, chamberOf } from "../directory/chambers.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson, seatSince } from "./sample-person.ts";

/** Legislatures whose rules know no parties, or none that lead. */
const WITHOUT_PARTIES = new Set(["NE", "DC"]);

/** The posts of a chamber, as it calls them: of its majority, who presides first, and of its minority. */
export function postsOf({ state, chamberId, name, isUnicameral }: Chamber): { majority: string[]; minority: string[] } {
  const of = (post: string) => `${post} of the ${name}`;
  const presiding =
    state === "DC"
      ? [of("Chairman"), of("Chairman pro Tempore")]
      : chamberId === 3
        ? [of("Speaker"), of("Speaker pro Tempore")]
        : lookUpState(state).senateElectsPresident
          ? [of("President")]
          : state === "TN" || isUnicameral
            ? [of("Speaker")]
            : [of("President pro Tempore")];
  if (WITHOUT_PARTIES.has(state)) return { majority: presiding, minority: [] };
  return {
    majority: [...presiding, of("Majority Leader"), of("Majority Whip")],
    minority: [of("Minority Leader"), of("Minority Whip")],
  };
}

/** Sitting members by chamber, in the order of the directory. */
export function membersByChamber(people: readonly SamplePerson[]): Map<Chamber, SamplePerson[]> {
  const chambers = new Map<Chamber, SamplePerson[]>();
  for (const person of people) {
    if (person.departure !== "" || !isStateLegislator(person)) continue;
    const chamber = chamberOf(person.seat.state, person.seat.type === "state-house" ? 3 : 4);
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
export function appointStateLeaders(random: Random, chambers: ReadonlyMap<Chamber, readonly SamplePerson[]>): void {
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
