import chambers from "./chambers.json" with { type: "json" };
import { STATES } from "./states.ts";

/** A chamber of a state's or a territory's legislature. */
export interface Chamber {
  state: string;
  /** 3 for a house, 4 for a senate and for a legislature of one chamber. */
  chamberId: 3 | 4;
  /** "California State Assembly" */
  name: string;
  /** "California State Legislature" */
  legislature: string;
  /** Title of a member: "Senator", "Delegate", "Assembly Member" … */
  memberTitle: string;
  seats: number;
  termYears: 2 | 4;
  /** The general election at which the latest terms were won. */
  lastElection: number;
  /** Half of the seats were filled two years before `lastElection`. */
  isStaggered: boolean;
  /** The only chamber of its legislature. */
  isUnicameral: boolean;
  /**
   * How its districts are named and how many each elects: "35" is 35 of one seat, "30x2" of two each, "35AB" halves 1A,
   * 1B …, "A-T" letters, a word the list of that name in named-districts.json.
   */
  districts: string;
}

/** Every state legislature's chambers, the council of the District of Columbia and the territories' legislatures. */
export const CHAMBERS = chambers as readonly Chamber[];

const byPlace = new Map(CHAMBERS.map((chamber) => [`${chamber.state}-${chamber.chamberId}`, chamber]));

export const findChamber = (state: string, chamberId: number): Chamber | undefined =>
  byPlace.get(`${state}-${chamberId}`);

/** The year the term of a seat in the `position`-th district of its chamber was won. */
export const findElectionYear = ({ isStaggered, lastElection }: Chamber, position: number): number =>
  isStaggered && position % 2 === 1 ? lastElection - 2 : lastElection;

/** Codes of the fifty states. */
export const FIFTY_STATES: ReadonlySet<string> = new Set(
  STATES.filter(({ kind }) => kind === "state").map(({ code }) => code),
);
