import type { Random } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";

/** Fictional bills of the sample Congress, and the share of each party that voted for them. */
const BILLS: readonly (readonly [number: number, name: string, republicans: number, democrats: number])[] = [
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

export function inventVotes(
  random: Random,
  { seat, caucusParty }: SamplePerson,
): { bill_number: string; name: string; vote: string }[] {
  if (seat.type === "governor") return [];
  const prefix = seat.type === "sen" ? "S." : "H.R.";
  return BILLS.map(([number, name, republicans, democrats]) => ({
    bill_number: `${prefix} ${number}`,
    name,
    vote: random.chance(0.03)
      ? "Not Voting"
      : random.chance(caucusParty === 1 ? republicans : democrats)
        ? "Yea"
        : "Nay",
  }));
}
