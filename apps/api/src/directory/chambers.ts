import chambers from "./chambers.json" with { type: "json" };

export interface Chamber {
  state: string;
  /** 3: house; 4: senate or only chamber. */
  chamberId: 3 | 4;
  name: string;
  legislature: string;
  memberTitle: string;
  seats: number;
  termYears: 2 | 4;
  lastElection: number;
  /** Half of the seats were elected two years before `lastElection`. */
  isStaggered: boolean;
  isUnicameral: boolean;
  /** "35" single, "30x2" double seats, "35AB" halves 1A, 1B …, "A-T" letters, or a list in named-districts.json. */
  districts: string;
}

export const CHAMBERS = chambers as readonly Chamber[];

const byPlace = new Map(CHAMBERS.map((chamber) => [`${chamber.state}-${chamber.chamberId}`, chamber]));

export const findChamber = (state: string, chamberId: number): Chamber | undefined =>
  byPlace.get(`${state}-${chamberId}`);

export const findElectionYear = ({ isStaggered, lastElection }: Chamber, position: number): number =>
  isStaggered && position % 2 === 1 ? lastElection - 2 : lastElection;
