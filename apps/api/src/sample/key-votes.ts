import { stateOf } from "../directory/states.ts";
import { createRandom, type Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { isInCongress, isStateLegislator, type SamplePerson, seatSince } from "./sample-person.ts";

/** Fictional bills of the sample Congress, and the share of each party that voted for them. */
const FEDERAL_BILLS: readonly (readonly [number: number, name: string, republicans: number, democrats: number])[] = [
  [104, "Lights On Grid Act", 0.93, 0.3],
  [212, "Harvest Workforce Act", 0.46, 0.82],
  [371, "Second Look Sentencing Act", 0.38, 0.9],
  [488, "Plain Budget Act", 0.9, 0.12],
  [519, "Rural Emergency Hospitals Act", 0.84, 0.92],
  [640, "Open Calendars Act", 0.6, 0.72],
  [733, "Allied Supply Chains Act", 0.86, 0.7],
  [801, "Starter Homes Act", 0.34, 0.95],
  [956, "Shipyard Modernization Act", 0.95, 0.66],
  [1120, "Community Lender Relief Act", 0.94, 0.36],
  [1304, "Insulin Price Act", 0.27, 0.99],
  [1477, "Bridges First Act", 0.8, 0.58],
];

/** Bills every sample legislature has voted on, under its own number. */
const STATE_BILLS: readonly (readonly [name: string, republicans: number, democrats: number])[] = [
  ["Rural Teachers Act", 0.7, 0.96],
  ["Rainy Day Reserve Act", 0.94, 0.62],
  ["Second Chance Records Act", 0.3, 0.95],
  ["Main Street Licensing Act", 0.95, 0.4],
  ["Rural Clinics Act", 0.88, 0.86],
  ["Fair Rates Act", 0.22, 0.94],
  ["Working Lands Act", 0.9, 0.66],
  ["Sunshine Records Act", 0.64, 0.8],
  ["Accessory Homes Act", 0.58, 0.74],
];

export interface KeyVote {
  bill_number: string;
  name: string;
  vote: string;
}

/** How somebody voted in the chamber they sit in now; nothing for those who have no vote, or hadn't then. */
export function inventVotes(random: Random, person: SamplePerson): KeyVote[] {
  const { seat, caucusParty } = person;
  const hasVote = seat.type !== "rep" || stateOf(seat.state)?.delegate === "";
  if (!hasVote || person.departure !== "" || seatSince(person) >= REFERENCE_YEAR) return [];
  const vote = (republicans: number, democrats: number): string =>
    random.chance(0.03) ? "Not Voting" : random.chance(caucusParty === 1 ? republicans : democrats) ? "Yea" : "Nay";
  if (isInCongress(person)) {
    const prefix = seat.type === "sen" ? "S." : "H.R.";
    return FEDERAL_BILLS.map(([number, name, republicans, democrats]) => ({
      bill_number: `${prefix} ${number}`,
      name,
      vote: vote(republicans, democrats),
    }));
  }
  if (!isStateLegislator(person)) return [];
  // A chamber's numbers are the same for all its members.
  const numbers = createRandom(`bills of ${seat.type} ${seat.state}`);
  return STATE_BILLS.map(([name, republicans, democrats], index) => ({
    bill_number: `${seat.type === "state-house" ? "HB" : "SB"} ${index * 90 + numbers.int(1, 89)}`,
    name,
    vote: vote(republicans, democrats),
  }));
}
