import { describeDistrict } from "../directory/legislative-districts.ts";
import { stateName } from "../directory/states.ts";
import type { SamplePerson, SampleSeat } from "./sample-person.ts";
import { seatInChamber } from "./state-office.ts";

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
  isFormer: boolean;
  /** Elections to this very seat that were won, with the share where the profile names one. */
  won: readonly { year: number; percent: number | null }[];
}

const CHAMBER_IDS = { rep: 1, sen: 2, governor: null, executive: null, "state-house": 3, "state-senate": 4 } as const;

/** The holders among the sample people: their profiles and their places tell the same elections. */
export function holdersOf(
  people: readonly SamplePerson[],
  bodies: ReadonlyMap<string, Record<string, unknown>>,
): SeatHolder[] {
  return people.flatMap(({ key, displayName, party, seat: { type, state, district }, departure }) =>
    // Other officers of a state's executive have no place on its page.
    type === "executive"
      ? []
      : {
          key,
          name: displayName,
          partyId: party,
          state,
          chamberId: CHAMBER_IDS[type],
          district,
          isFormer: departure !== "",
          won: wonElections(bodies.get(key)?.["electoral_history"], raceOf({ type, state, district })),
        },
  );
}

type Election = { year: number; race_name: string; status: string };

function wonElections(history: unknown, race: string): SeatHolder["won"] {
  return ((history ?? []) as Election[])
    .filter(({ race_name, status }) => race_name === race && status.startsWith("Won"))
    .map(({ year, status }) => {
      const share = /(\d+(?:\.\d+)?)%/u.exec(status)?.[1];
      return { year, percent: share === undefined ? null : Number(share) };
    });
}

/** "U.S. House, Washington, 5th District", as the electoral history of a profile names the race. */
function raceOf({ type, state, district }: SampleSeat): string {
  switch (type) {
    case "rep":
      return `U.S. House, ${stateName(state)}, ${describeDistrict(district)}`;
    case "state-house":
      return seatInChamber(state, 3, district).race;
    case "state-senate":
      return seatInChamber(state, 4, district).race;
    default:
      return `${type === "sen" ? "U.S. Senate" : "Governor"}, ${stateName(state)}`;
  }
}
