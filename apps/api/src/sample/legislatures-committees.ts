import type { Chamber } from "../directory/chambers.ts";
import { STANDING_COMMITTEES, type StandingCommittee } from "../directory/standing-committees.ts";
import type { SampleGroup, SampleGroups, SampleSeat } from "./invent-groups.ts";
import { majorityOf } from "./legislatures-leaders.ts";
import type { Random } from "./random.ts";
import { firstYear, type SamplePerson } from "./sample-person.ts";

const committeesByChamber = new Map<string, StandingCommittee[]>();
for (const committee of STANDING_COMMITTEES) {
  const place = `${committee.state} ${committee.chamberId}`;
  const known = committeesByChamber.get(place);
  if (known) known.push(committee);
  else committeesByChamber.set(place, [committee]);
}

/** The standing committees of every chamber, filled as the parties stand in it. */
export function inventStateCommittees(
  random: Random,
  chambers: ReadonlyMap<Chamber, readonly SamplePerson[]>,
): SampleGroups {
  const groups: SampleGroup[] = [];
  const seats: SampleSeat[] = [];
  for (const [chamber, members] of chambers) {
    const { state, chamberId } = chamber;
    const committees = committeesByChamber.get(`${state} ${chamberId}`) ?? [];
    groups.push(...committees.map(groupOf));
    const chance = random.fork(`${state} ${chamberId}`);
    seats.push(...rosters(chance, committees, members));
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

const bySeniority = (a: SamplePerson, b: SamplePerson): number =>
  firstYear(a) - firstYear(b) || (a.key < b.key ? -1 : 1);

/** Deals the seats of a chamber's committees out: everybody has about as many, and who leads the chamber leads no committee. */
function rosters(
  random: Random,
  committees: readonly StandingCommittee[],
  members: readonly SamplePerson[],
): SampleSeat[] {
  const majority = majorityOf(members);
  const sides = [members.filter(isOf(majority)), members.filter((member) => !isOf(majority)(member))] as const;
  const load = new Map(members.map((member) => [member, random.next()]));
  const chairs = new Set(members.filter(({ leadershipRole }) => leadershipRole !== ""));
  return committees.flatMap(({ key: group, size }) => {
    const wanted = Math.max(
      Math.ceil((size + 1) / 2),
      Math.round((size * sides[0].length) / Math.max(1, members.length)),
    );
    const own = Math.min(sides[0].length, wanted);
    const counts = [own, Math.min(sides[1].length, size - own)] as const;
    return (["MAJ", "MIN"] as const).flatMap((side, index) => {
      const roster = (sides[index] ?? [])
        .toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
        .slice(0, counts[index])
        .toSorted(bySeniority);
      for (const member of roster) load.set(member, (load.get(member) ?? 0) + 1 + random.next() * 0.4);
      const leader = roster.find((member) => !chairs.has(member)) ?? roster[0];
      if (leader) chairs.add(leader);
      const ordered = leader ? [leader, ...roster.filter((member) => member !== leader)] : [];
      return ordered.map((member, rank) => ({
        group,
        person: member.key,
        side,
        rank: rank + 1,
        title: titleOf(side, rank, ordered.length),
      }));
    });
  });
}

const isOf =
  (party: 1 | 2) =>
  ({ caucusParty }: SamplePerson): boolean =>
    caucusParty === party;

function titleOf(side: "MAJ" | "MIN", rank: number, count: number): string {
  if (rank === 0) return side === "MAJ" ? "Chair" : "Ranking Member";
  return side === "MAJ" && rank === 1 && count > 3 ? "Vice Chair" : "";
}
