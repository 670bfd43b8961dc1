import type { ProfileWire } from "@rotunda/core/wire";
import trees from "../directory/lookup-trees.json" with { type: "json" };
import { findState } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { createRandom, type Random } from "./random.ts";
import { isInCongress, isStateLegislator, REFERENCE_YEAR, type SamplePerson, findSeatStart } from "./sample-person.ts";

/** Invents a person's votes in their present chamber; none for people who had no vote at the time. */
export function inventVotes(random: Random, person: SamplePerson): ProfileWire["key_votes"] {
  const { seat, caucusParty } = person;
  const hasVote = seat.type !== "rep" || findState(seat.state)?.delegate === "";
  const isMember = isInCongress(person) || isStateLegislator(person);
  if (!isMember || !hasVote || person.departure !== "" || findSeatStart(person) >= REFERENCE_YEAR) return [];
  // All members of a chamber have the same bill numbers.
  const numbers = createRandom(`bills of ${seat.type} ${seat.state}`);
  const bills = isInCongress(person)
    ? records.federalBills
    : records.stateBills.map((bill, index) => ({ ...bill, number: index * 90 + numbers.int(1, 89) }));
  const prefix = { sen: "S.", rep: "H.R.", "state-house": "HB" }[seat.type as string] ?? "SB";
  return bills.map(({ number, name, republicans, democrats }) => {
    const isAway = random.chance(0.03);
    const isFor = random.chance(caucusParty === 1 ? republicans : democrats);
    return { bill_number: `${prefix} ${number}`, name, vote: isAway ? "Not Voting" : isFor ? "Yea" : "Nay" };
  });
}

/** A group's lean: 1 rewards only Republicans, -1 only Democrats, 0 both equally. */
const SCORECARD_LEANS: Record<string, number> = records.leansOfRatingGroups;
const GROUPS = trees.specialInterestGroups.branches.flatMap(({ parts }) => parts);
const LETTERS = ["F", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A", "A+"];
const LETTER_YEARS = "2021-2022";

export function inventRatings(random: Random, person: SamplePerson): ProfileWire["sig_ratings"] {
  const { caucusParty, party } = person;
  const since = findSeatStart(person);
  const until = person.departure === "" ? REFERENCE_YEAR : Number(person.terms.at(-1)?.end.slice(0, 4) ?? since);
  const sat = records.ratingYears.filter(({ from, to }) => since <= from && to < until).map(({ timespan }) => timespan);
  const hadLetters = sat.includes(LETTER_YEARS);
  const later = sat.filter((timespan) => timespan !== LETTER_YEARS);
  const timespans = later.length === 0 && hadLetters ? ["Lifetime"] : later;
  if (timespans.length === 0) return [];
  const temper = (random.next() - 0.5) * 0.3;
  return random
    .some(GROUPS, isInCongress(person) ? random.int(8, 14) : random.int(3, 6))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const lean = SCORECARD_LEANS[name] ?? 0;
      const agreement = (caucusParty === 1 ? lean : -lean) * (party === 3 ? 0.6 : 1);
      const drawn = 50 + agreement * 46 + temper * 40 * (1 - Math.abs(agreement)) + (random.next() - 0.5) * 14;
      const score = Math.min(100, Math.max(0, Math.round(drawn)));
      const isLetter = records.gradingGroups.includes(name) && hadLetters && random.chance(0.5);
      return {
        name,
        rating: isLetter ? (LETTERS[Math.min(LETTERS.length - 1, Math.floor(score / 8.4))] ?? "") : String(score),
        timespan: isLetter ? LETTER_YEARS : random.pick(timespans),
      };
    });
}

export function inventAdditionalRoles(random: Random, person: SamplePerson): ProfileWire["additional_roles"] {
  const isFederal = isInCongress(person);
  if (person.departure !== "" || isStateLegislator(person) || !random.chance(isFederal ? 0.09 : 0.4)) return [];
  const roles = isFederal ? records.rolesOfMembersOfCongress : records.rolesOfStateOfficers;
  const state = { city: findState(person.seat.state)?.capital ?? "", state: person.seat.state };
  return random.some(roles, random.chance(0.2) ? 2 : 1).map(({ position, agency, office }, index) => ({
    id: index + 1,
    position_summary: `${position}, ${agency}`,
    agency: { agency_full: agency },
    offices: [{ id: index + 1, ...office, ...(!isFederal && state) }],
  }));
}
