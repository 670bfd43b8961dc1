import records from "./content/records.json" with { type: "json" };
import { stateOf } from "../directory/states.ts";
import { createRandom, type Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { isInCongress, isStateLegislator, type SamplePerson, seatSince } from "./sample-person.ts";

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
  // The shares of either party that voted for a bill.
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
