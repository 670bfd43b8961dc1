import type { Seat } from "../directory/positions.ts";
import type { Name } from "./names.ts";

export type PartyId = 1 | 2 | 3;

/** A term a sample person serves or served. */
export interface SampleTerm {
  type: "rep" | "sen" | "governor";
  start: string;
  end: string;
  state: string;
  district: string;
  senateClass: 1 | 2 | 3 | null;
}

/** A fictional person, before the facts of their life are told as prose. */
export interface SamplePerson {
  key: string;
  seat: Seat & { type: "rep" | "sen" | "governor" };
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

/** An election of the person's own seat. */
export interface SampleElection {
  type: SampleTerm["type"];
  year: number;
  raceName: string;
  status: string;
  percent: number;
}

export const PARTY_NAMES: Record<PartyId, string> = { 1: "Republican", 2: "Democrat", 3: "Independent" };
export const PARTY_ADJECTIVES: Record<PartyId, string> = { 1: "Republican", 2: "Democratic", 3: "independent" };

export const firstYear = (person: SamplePerson): number => Number(person.terms[0]?.start.slice(0, 4) ?? 0);
export const lastTerm = ({ terms }: SamplePerson): SampleTerm | undefined => terms.at(-1);
/** The year they first took the seat they hold; senators may have sat in the House before. */
export const seatSince = ({ seat, terms }: SamplePerson): number =>
  Number(terms.find(({ type }) => type === seat.type)?.start.slice(0, 4) ?? 0);
