import { findChamber } from "../directory/chambers.ts";
import { describeDistrict } from "../directory/legislative-districts.ts";
import { formatPosition, findProfileType, type Seat, formatTitle } from "../directory/positions.ts";
import { formatStateSeatPosition, findStateSeatProfileType, formatStateSeatTitle } from "../directory/state-seats.ts";
import { findStateName } from "../directory/states.ts";
import type { StatewideOffice } from "../directory/statewide-offices.ts";
import type { Name } from "./names.ts";
import type { SamplePost } from "./posts.ts";

/** The day the sample directory describes. Fixed, so that the same seed gives the same directory on any day. */
export const REFERENCE_DAY = "2026-06-01";
export const REFERENCE_YEAR = 2026;
/** Inside a sentence that would be untrue on a later day. */
export const REFERENCE_MONTH = "June 2026";

export type PartyId = 1 | 2 | 3;

/** Offices sample people are elected to; the last three are a state's own. */
type SampleSeatType = CountrySeat["type"] | "executive" | "state-house" | "state-senate";

/** A seat of Congress or a governorship, whose titles are the same everywhere. */
export type CountrySeat = Seat & { type: "rep" | "sen" | "governor" };

export interface SampleSeat {
  type: SampleSeatType;
  state: string;
  /** A number or another name of a district, "AL" for an at-large seat, or empty. */
  district: string;
  /** Which of the district's seats it is, from 0, where the district has several. */
  place?: number;
}

export interface SampleTerm extends SampleSeat {
  start: string;
  end: string;
  senateClass: 1 | 2 | 3 | null;
}

/** A fictional person, without the body of their profile. */
export interface SamplePerson {
  key: string;
  seat: SampleSeat;
  office?: StateOffice;
  /** Only of people who were appointed or hired; their seat says what state they come from. */
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

export interface SampleElection {
  type: SampleTerm["type"];
  year: number;
  raceName: string;
  status: string;
  percent: number;
  runnerUpPercent: number;
  seats: number;
}

export const isCountrySeat = (seat: SampleSeat): seat is CountrySeat =>
  seat.type === "sen" || seat.type === "rep" || seat.type === "governor";

type Holder = Pick<SamplePerson, "seat" | "office">;

export const titleOfPerson = ({ seat, office }: Holder): string =>
  isCountrySeat(seat) ? formatTitle(seat) : (office?.title ?? "");

/** "United States Senator, Ohio", "Attorney General, Ohio". */
export const positionOfPerson = ({ seat, office }: Holder): string =>
  isCountrySeat(seat) ? formatPosition(seat) : (office?.position ?? "");

/** Entry of the lookup 'profile_types'; null where the person's office has none. */
export const profileTypeOfPerson = ({ seat, office }: Holder): number | null =>
  isCountrySeat(seat) ? findProfileType(seat) : (office?.profileType ?? null);

/** The lookup of 'chambers'; null for offices outside of them. */
export const CHAMBER_IDS = {
  rep: 1,
  sen: 2,
  governor: null,
  executive: null,
  "state-house": 3,
  "state-senate": 4,
} as const satisfies Record<SampleSeatType, number | null>;

export const isInCongress = ({ seat }: Pick<SamplePerson, "seat">): boolean =>
  seat.type === "rep" || seat.type === "sen";
export const isStateLegislator = ({ seat }: Pick<SamplePerson, "seat">): boolean =>
  seat.type === "state-house" || seat.type === "state-senate";

export const PARTY_NAMES: Record<PartyId, string> = { 1: "Republican", 2: "Democrat", 3: "Independent" };
export const PARTY_ADJECTIVES: Record<PartyId, string> = { 1: "Republican", 2: "Democratic", 3: "independent" };

export const firstYear = ({ terms, post }: SamplePerson): number =>
  post?.since ?? Number(terms[0]?.start.slice(0, 4) ?? 0);
export const lastTerm = ({ terms }: SamplePerson): SampleTerm | undefined => terms.at(-1);
export const seatTerms = ({ seat, terms }: SamplePerson): SampleTerm[] =>
  terms.filter(({ type }) => type === seat.type);
/** The year they first took the seat they hold; senators may have sat in the House before. */
export const seatSince = ({ seat, terms }: SamplePerson): number =>
  Number(terms.find(({ type }) => type === seat.type)?.start.slice(0, 4) ?? 0);
/** The year of the election a term follows: the one before, but for terms that begin right after it. */
export const electionYear = ({ start }: Pick<SampleTerm, "start">): number =>
  Number(start.slice(0, 4)) - (start.slice(5, 7) >= "11" ? 0 : 1);

/** A state's own name for a seat: one in its legislature, or an office elected by the whole state. */
export type StateOffice = ReturnType<typeof seatInChamber>;

/** A seat in a chamber of a state's legislature: 3 is its house, 4 its senate or only chamber. */
export function seatInChamber(state: string, chamberId: 3 | 4, district: string) {
  const chamber = findChamber(state, chamberId);
  if (!chamber) throw new Error(`no chamber ${chamberId} in ${state}`);
  const type = chamberId === 3 ? "lower" : chamber.isUnicameral ? "legislature" : "upper";
  const seat = { type, state, district, place: "" };
  const lower = chamberId === 4 ? findChamber(state, 3) : undefined;
  const named = describeDistrict(district);
  return {
    type,
    title: formatStateSeatTitle(seat),
    position: formatStateSeatPosition(seat),
    race: `${chamber.name}, ${named}`,
    chamber: withoutState(chamber.name, state),
    lowerChamber: lower ? withoutState(lower.name, state) : "",
    legislature: withoutState(chamber.legislature, state),
    members: chamber.seats,
    /** "the 5th District", "District 12A", "Suffolk 3". */
    district: named.endsWith(" District") ? `the ${named}` : named,
    profileType: findStateSeatProfileType(seat),
  };
}

/** An office that is no seat of a chamber. */
export const NO_CHAMBER = { race: "", chamber: "", lowerChamber: "", legislature: "", members: 0, district: "" };

export function statewideOffice({ state, key, title }: Pick<StatewideOffice, "state" | "key" | "title">): StateOffice {
  const type = key === "lieutenant-governor" ? "lt_governor" : key.replaceAll("-", " ");
  const chamber = findChamber(state, 4);
  const position = `${title}, ${findStateName(state)}`;
  const profileType = findStateSeatProfileType({ type, state, district: "", place: "" });
  const legislature = chamber ? withoutState(chamber.legislature, state) : "";
  return { ...NO_CHAMBER, type, title, position, race: position, legislature, profileType };
}

/** "Virginia House of Delegates" → "the House of Delegates". */
const withoutState = (name: string, state: string): string => `the ${name.replace(`${findStateName(state)} `, "")}`;
