import { ordinal } from "../directory/ordinal.ts";
import { stateName } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import { lastTerm, type SampleElection, type SamplePerson, type SampleTerm } from "./sample-person.ts";

/** The elections behind a person's terms, newest first, and the one that ended them where one did. */
export function inventElections(random: Random, person: SamplePerson): SampleElection[] {
  const won = person.terms.map((term) => {
    const percent = Math.round((50.4 + random.next() * 12 + random.next() * 14) * 10) / 10;
    return {
      type: term.type,
      year: Number(term.start.slice(0, 4)) - 1,
      raceName: raceName(term),
      status: `Won, ${percent}%`,
      percent,
    };
  });
  const last = lastTerm(person);
  if (person.departure === "lost re-election" && last) {
    const percent = Math.round((49.7 - random.next() * 9) * 10) / 10;
    won.push({
      type: last.type,
      year: Number(last.end.slice(0, 4)) - 1,
      raceName: raceName(last),
      status: `Lost, ${percent}%`,
      percent,
    });
  }
  return won.toReversed();
}

function raceName({ type, state, district }: SampleTerm): string {
  if (type === "governor") return `Governor, ${stateName(state)}`;
  if (type === "sen") return `U.S. Senate, ${stateName(state)}`;
  return `U.S. House, ${stateName(state)}, ${district === "AL" ? "At-Large" : ordinal(Number(district))} District`;
}

/** The next general election for the seat; null for those who have left. */
export function nextElectionDate(person: SamplePerson): string | null {
  const last = lastTerm(person);
  if (person.departure !== "" || !last) return null;
  return electionDay(Number(last.end.slice(0, 4)) - 1);
}

/** The Tuesday after the first Monday of November. */
export function electionDay(year: number): string {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const firstMonday = 1 + ((8 - weekday) % 7);
  return `${year}-11-${String(firstMonday + 1).padStart(2, "0")}`;
}

/** Who is on a ballot this year, and how they stand. */
export function electionStatus(
  random: Random,
  person: SamplePerson,
): { name: string; status: string; year: number } | null {
  const next = nextElectionDate(person);
  if (next === null || Number(next.slice(0, 4)) !== REFERENCE_YEAR) return null;
  const name = person.seat.type === "rep" ? "U.S. House" : person.seat.type === "sen" ? "U.S. Senate" : "Governor";
  const status = random.weighted([
    ["Running", 92],
    ["Withdrawn", 8],
  ] as const);
  return { name, status, year: REFERENCE_YEAR };
}
