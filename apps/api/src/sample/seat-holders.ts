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
  isFormer: boolean;
  /** Elections to this very seat that were won, with the share where the profile names one. */
  won: readonly { year: number; percent: number | null }[];
}

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
          won: wonElections(bodies.get(key)?.["electoral_history"], raceName({ type, state, district })),
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
