import type { ProfileWire } from "@rotunda/adapters-http/wire";
import trees from "../directory/lookup-trees.json" with { type: "json" };
import { findState } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { inventPhone } from "./offices.ts";
import { createRandom, type Random } from "./random.ts";
import {
  isInCongress,
  isStateLegislator,
  lastTerm,
  REFERENCE_YEAR,
  type SamplePerson,
  seatSince,
} from "./sample-person.ts";

interface KeyVote {
  bill_number: string;
  name: string;
  vote: string;
}

/** How somebody voted in the chamber they sit in now; nothing for those who have no vote, or hadn't then. */
export function inventVotes(random: Random, person: SamplePerson): KeyVote[] {
  const { seat, caucusParty } = person;
  const hasVote = seat.type !== "rep" || findState(seat.state)?.delegate === "";
  if (!hasVote || person.departure !== "" || seatSince(person) >= REFERENCE_YEAR) return [];
  const vote = (republicans: number, democrats: number): string =>
    random.chance(0.03) ? "Not Voting" : random.chance(caucusParty === 1 ? republicans : democrats) ? "Yea" : "Nay";
  if (isInCongress(person)) {
    const prefix = seat.type === "sen" ? "S." : "H.R.";
    return records.federalBills.map(({ number, name, republicans, democrats }) => ({
      bill_number: `${prefix} ${number}`,
      name,
      vote: vote(republicans, democrats),
    }));
  }
  if (!isStateLegislator(person)) return [];
  // A chamber's numbers are the same for all its members.
  const numbers = createRandom(`bills of ${seat.type} ${seat.state}`);
  return records.stateBills.map(({ name, republicans, democrats }, index) => ({
    bill_number: `${seat.type === "state-house" ? "HB" : "SB"} ${index * 90 + numbers.int(1, 89)}`,
    name,
    vote: vote(republicans, democrats),
  }));
}

/** How far a group's scorecard leans: 1 rewards Republicans only, -1 Democrats only, 0 both alike. */
const LEANS: Record<string, number> = records.leansOfRatingGroups;

const GROUPS = trees.specialInterestGroups.branches.flatMap(({ parts }) => parts);

interface Rating {
  name: string;
  rating: string;
  timespan: string;
}

/** Groups that gave letters until they turned to points. */
const GRADERS = new Set(records.gradingGroups);
const LETTERS = ["F", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A", "A+"];

/** Scorecards of some groups, by the party the person sits with and a temper of their own. */
export function inventRatings(random: Random, person: SamplePerson): Rating[] {
  const { caucusParty, party } = person;
  const timespans = timespansOf(person);
  if (timespans.length === 0) return [];
  const temper = (random.next() - 0.5) * 0.3;
  return random
    .some(GROUPS, isInCongress(person) ? random.int(8, 14) : random.int(3, 6))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const lean = LEANS[name] ?? 0;
      const agreement = (caucusParty === 1 ? lean : -lean) * (party === 3 ? 0.6 : 1);
      const drawn = 50 + agreement * 46 + temper * 40 * (1 - Math.abs(agreement)) + (random.next() - 0.5) * 14;
      const score = Math.min(100, Math.max(0, Math.round(drawn)));
      const isLetter = GRADERS.has(name) && timespans.includes("2021-2022") && random.chance(0.5);
      return {
        name,
        rating: isLetter ? (LETTERS[Math.min(LETTERS.length - 1, Math.floor(score / 8.4))] ?? "") : String(score),
        timespan: isLetter ? "2021-2022" : random.pick(timespans.filter((each) => each !== "2021-2022")),
      };
    });
}

function timespansOf(person: SamplePerson): string[] {
  const since = seatSince(person);
  const until = person.departure === "" ? REFERENCE_YEAR : Number(lastTerm(person)?.end.slice(0, 4) ?? since);
  const spans: [span: string, from: number, to: number][] = [
    ["2021-2022", 2021, 2022],
    ["2023-2024", 2023, 2024],
    ["2024", 2024, 2024],
    ["2025", 2025, 2025],
    ["Lifetime", 2024, 2024],
  ];
  const own = spans.filter(([, from, to]) => since <= from && to < until).map(([span]) => span);
  return own.some((span) => span !== "2021-2022") ? own : own.length > 0 ? [...own, "Lifetime"] : [];
}

type Roles = ProfileWire["additional_roles"];

export function inventAdditionalRoles(random: Random, person: SamplePerson): Roles {
  if (person.departure !== "") return [];
  const inCongress = isInCongress(person);
  if (!inCongress && (person.seat.type === "state-house" || person.seat.type === "state-senate")) return [];
  if (!random.chance(inCongress ? 0.09 : 0.4)) return [];
  return random
    .some(inCongress ? records.rolesOfMembersOfCongress : records.rolesOfStateOfficers, random.chance(0.2) ? 2 : 1)
    .map(({ position, agency }, index) => ({
      id: index + 1,
      position_summary: `${position}, ${agency}`,
      agency: { agency_full: agency },
      offices: [officeAt(random, person, index + 1)],
    }));
}

function officeAt(random: Random, person: SamplePerson, id: number): Roles[number]["offices"][number] {
  const isFederal = isInCongress(person);
  return {
    id,
    type: "Board Office",
    position_summary: "",
    phone: inventPhone(random, "202"),
    fax: "",
    building: isFederal ? "" : "State Office Building",
    room: `Suite ${random.int(1, 60) * 10}`,
    address1: `${random.int(10, 2400)} ${random.pick(["Constitution Avenue", "Capitol Street", "Court Street"])}`,
    address2: "",
    city: isFederal ? "Washington" : (findState(person.seat.state)?.capital ?? ""),
    state: isFederal ? "DC" : person.seat.state,
    zip: isFederal ? "20560" : "",
  };
}
