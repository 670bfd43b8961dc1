import { findGeneralElectionDay } from "@rotunda/core";
import { describeDistrict, districtOf } from "../directory/legislative-districts.ts";
import { stateName } from "../directory/states.ts";
import { raceShares } from "./races.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import {
  CHAMBER_IDS,
  electionYear,
  lastTerm,
  type SampleElection,
  type SamplePerson,
  type SampleSeat,
} from "./sample-person.ts";
import { seatInChamber, type StateOffice } from "./state-office.ts";

/** The elections behind a person's terms, newest first, and the one that ended them where one did. */
export function inventElections(person: SamplePerson): SampleElection[] {
  const elections = person.terms.map((term) => electionTo(term, electionYear(term), person, "Won"));
  const last = lastTerm(person);
  if (person.departure === "lost re-election" && last) {
    elections.push(electionTo(last, electionYear({ start: last.end }), person, "Lost"));
  }
  return elections.toReversed();
}

function electionTo(seat: SampleSeat, year: number, { office }: SamplePerson, outcome: "Won" | "Lost"): SampleElection {
  const name = raceName(seat, office);
  const seats = districtOf(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1;
  const shares = raceShares({ name, year, seats });
  const runnerUpPercent = shares[seats] ?? 0;
  const percent = outcome === "Won" ? (shares[seat.place ?? 0] ?? 0) : runnerUpPercent;
  return { type: seat.type, year, raceName: name, status: `${outcome}, ${percent}%`, percent, runnerUpPercent, seats };
}

/** "U.S. House, Washington, 5th District", "Ohio Senate, 12th District", "Attorney General, Ohio". */
export function raceName({ type, state, district }: SampleSeat, office?: StateOffice): string {
  switch (type) {
    case "governor":
      return `Governor, ${stateName(state)}`;
    case "sen":
      return `U.S. Senate, ${stateName(state)}`;
    case "rep":
      return `U.S. House, ${stateName(state)}, ${describeDistrict(district)}`;
    case "state-house":
      return seatInChamber(state, 3, district).race;
    case "state-senate":
      return seatInChamber(state, 4, district).race;
    case "executive":
      return office?.race ?? stateName(state);
  }
}

/** The next general election for the seat; null for those who have left. */
export function nextElectionDate(person: SamplePerson): string | null {
  const last = lastTerm(person);
  if (person.departure !== "" || !last) return null;
  return findGeneralElectionDay(electionYear({ start: last.end }));
}

/** Where the primaries of the reference year were held before the reference day. */
const EARLY_PRIMARIES = new Set("AL AR GA ID IL IN KY MS NC NE OH OR PA TX WV".split(" "));

/** Who is on a ballot this year, and how they stand. */
export function electionStatus(
  random: Random,
  person: SamplePerson,
): { name: string; status: string; year: number } | null {
  const next = nextElectionDate(person);
  if (next === null || Number(next.slice(0, 4)) !== REFERENCE_YEAR) return null;
  const race = raceOf(person);
  const year = REFERENCE_YEAR;
  const status = EARLY_PRIMARIES.has(person.seat.state)
    ? random.weighted(AFTER_PRIMARY)
    : random.weighted(BEFORE_PRIMARY);
  const isOfPrimary = status === "Won" || status === "Lost" || status === "Too Close to Call";
  return { name: isOfPrimary ? `${race} primary` : race, status, year };
}

const AFTER_PRIMARY = [
  ["Running", 40],
  ["Won", 42],
  ["Lost", 6],
  ["Too Close to Call", 6],
  ["Withdrawn", 6],
] as const;
const BEFORE_PRIMARY = [
  ["Running", 92],
  ["Withdrawn", 8],
] as const;

function raceOf({ seat, office }: SamplePerson): string {
  if (seat.type === "rep") return "U.S. House";
  if (seat.type === "sen") return "U.S. Senate";
  return seat.type === "governor" ? "Governor" : (office?.race.split(",")[0] ?? "");
}
