import { raceName } from "./elections.ts";
import { CHAMBER_IDS, type SamplePerson } from "./sample-person.ts";

/** Who holds an elected office, or held it last, as the page of a place tells it. */
export interface SeatHolder {
  /** `source_id` of the profile. */
  key: string;
  name: string;
  partyId: number;
  state: string;
  /** 1 and 2 the US House and Senate, 3 and 4 the chambers of the state; null for a governor. */
  chamberId: 1 | 2 | 3 | 4 | null;
  /** As in the directory of districts; empty for who represents the whole state. */
  district: string;
  /** Which of the district's seats, from 0. */
  place: number;
  isFormer: boolean;
  /** The years of the elections to this seat that were won, and of those that were lost. */
  won: readonly number[];
  lost: readonly number[];
}

/** The holders among the sample people: their profiles and their places tell the same elections. */
export function holdersOf(
  people: readonly SamplePerson[],
  bodies: ReadonlyMap<string, Record<string, unknown>>,
): SeatHolder[] {
  return people.flatMap(({ key, displayName, party, seat, departure }) => {
    // Other officers of a state's executive have no place on its page.
    if (seat.type === "executive") return [];
    const races = electionsOf(bodies.get(key), raceName(seat));
    const yearsOf = (outcome: string) =>
      races.filter(({ status }) => status.startsWith(outcome)).map(({ year }) => year);
    return {
      key,
      name: displayName,
      partyId: party,
      state: seat.state,
      chamberId: CHAMBER_IDS[seat.type],
      district: seat.district,
      place: seat.place ?? 0,
      isFormer: departure !== "",
      won: yearsOf("Won"),
      lost: yearsOf("Lost"),
    };
  });
}

type Election = { year: number; race_name: string; status: string };

function electionsOf(body: Record<string, unknown> | undefined, race: string): Election[] {
  return ((body?.["electoral_history"] ?? []) as Election[]).filter(({ race_name }) => race_name === race);
}
