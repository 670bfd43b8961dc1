import { findChamber } from "../directory/chambers.ts";
import { describeDistrict } from "../directory/legislative-districts.ts";
import { formatPosition, findProfileType, type Seat, formatTitle } from "../directory/positions.ts";
import { formatStateSeatPosition, findStateSeatProfileType, formatStateSeatTitle } from "../directory/state-seats.ts";
import { findStateName } from "../directory/states.ts";
import type { Name } from "./names.ts";
import type { SamplePost } from "./posts.ts";

/** The day the sample directory describes, which is fixed so that a seed gives the same directory on any day. */
export const REFERENCE_DAY = "2026-06-01";
export const REFERENCE_YEAR = 2026;
/** The date in sentences that become untrue later. */
export const REFERENCE_MONTH = "June 2026";

export type PartyId = 1 | 2 | 3;

/** A seat of Congress or a governorship; these have the same titles everywhere. */
export type CountrySeat = Seat & { type: "rep" | "sen" | "governor" };

/** An office to which sample people are elected; three types belong to a state. */
export interface SampleSeat {
  type: CountrySeat["type"] | "executive" | "state-house" | "state-senate";
  state: string;
  /** The number or name of a district, "AL" for an at-large seat, or empty. */
  district: string;
  /** The index of the seat in a district with several seats. */
  place?: number;
}

export interface SampleTerm extends SampleSeat {
  start: string;
  end: string;
  senateClass: 1 | 2 | 3 | null;
}

export interface SamplePerson {
  key: string;
  seat: SampleSeat;
  office?: StateOffice;
  /** Set for people who were appointed or hired; their seat has their home state. */
  post?: SamplePost;
  senateClass: 1 | 2 | 3 | null;
  party: PartyId;
  /** The party an independent sits with. */
  caucusParty: 1 | 2;
  gender: "F" | "M" | "X";
  name: Name;
  displayName: string;
  birthDate: string;
  terms: SampleTerm[];
  /** Why a former person left, or empty. */
  departure: "" | "retired" | "lost re-election" | "resigned" | "ran for another office";
  leadershipRole: string;
}

export const isCountrySeat = (seat: SampleSeat): seat is CountrySeat =>
  seat.type === "sen" || seat.type === "rep" || seat.type === "governor";

/** Returns the title, position ("Attorney General, Ohio") and profile type of a person's office. */
export const describeOffice = ({ seat, office }: Pick<SamplePerson, "seat" | "office">) =>
  isCountrySeat(seat)
    ? { title: formatTitle(seat), position: formatPosition(seat), profileType: findProfileType(seat) }
    : { title: "", position: "", profileType: null, ...office };

/** Entries of the lookup 'chambers'; null for other offices. */
export const CHAMBER_IDS = {
  rep: 1,
  sen: 2,
  governor: null,
  executive: null,
  "state-house": 3,
  "state-senate": 4,
} as const satisfies Record<SampleSeat["type"], number | null>;

export const isInCongress = ({ seat }: SamplePerson): boolean => seat.type === "rep" || seat.type === "sen";
export const isStateLegislator = ({ seat }: SamplePerson): boolean => seat.type.startsWith("state-");

export const PARTY_NAMES: Record<PartyId, string> = { 1: "Republican", 2: "Democrat", 3: "Independent" };
export const PARTY_ADJECTIVES: Record<PartyId, string> = { 1: "Republican", 2: "Democratic", 3: "independent" };

const findYear = (term: SampleTerm | undefined): number => Number(term?.start.slice(0, 4) ?? 0);
export const findFirstYear = ({ terms, post }: SamplePerson): number => post?.since ?? findYear(terms[0]);
export const listSeatTerms = ({ seat, terms }: SamplePerson): SampleTerm[] =>
  terms.filter(({ type }) => type === seat.type);
/** The year a person took their present seat; senators may have sat in the House before. */
export const findSeatStart = (person: SamplePerson): number => findYear(listSeatTerms(person)[0]);
/** The year of the election before a term, which some terms directly follow. */
export const computeElectionYear = ({ start }: Pick<SampleTerm, "start">): number =>
  Number(start.slice(0, 4)) - (start.slice(5, 7) >= "11" ? 0 : 1);

/** An office by its state's own name, with the fields of a chamber for a seat in the legislature. */
type StateOffice = Record<"type" | "title" | "position", string> & { profileType: number | null } & Partial<
    ReturnType<typeof describeSeat>
  >;

/** Describes a seat in a state's legislature; chamber 3 is its house, 4 its senate or only chamber. */
export function describeSeat(state: string, chamberId: 3 | 4, district: string) {
  const chamber = findChamber(state, chamberId);
  if (!chamber) throw new Error(`no chamber ${chamberId} in ${state}`);
  const type = chamberId === 3 ? "lower" : chamber.isUnicameral ? "legislature" : "upper";
  const seat = { type, state, district, place: "" };
  const named = describeDistrict(district);
  return {
    type,
    title: formatStateSeatTitle(seat),
    position: formatStateSeatPosition(seat),
    race: `${chamber.name}, ${named}`,
    chamber: withoutState(chamber.name, state),
    lowerChamber: chamberId === 4 ? withoutState(findChamber(state, 3)?.name ?? "", state) : "",
    legislature: withoutState(chamber.legislature, state),
    members: chamber.seats,
    /** "the 5th District", "District 12A", "Suffolk 3". */
    district: named.endsWith(" District") ? `the ${named}` : named,
    profileType: findStateSeatProfileType(seat),
  };
}

export function describeStatewideOffice(state: string, key: string, title: string): StateOffice {
  const type = key === "lieutenant-governor" ? "lt_governor" : key.replaceAll("-", " ");
  const position = `${title}, ${findStateName(state)}`;
  const profileType = findStateSeatProfileType({ type, state, district: "", place: "" });
  const legislature = withoutState(findChamber(state, 4)?.legislature ?? "", state);
  return { type, title, position, race: position, legislature, profileType };
}

/** Shortens "Virginia House of Delegates" to "the House of Delegates". */
const withoutState = (name: string, state: string): string =>
  name && `the ${name.replace(`${findStateName(state)} `, "")}`;
