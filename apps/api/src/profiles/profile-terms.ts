import type { ProfileWire } from "@rotunda/core/wire";
import { formatPartyName } from "../directory/parties.ts";
import { formatTitle, isNational } from "../directory/positions.ts";
import { formatStateSeatTitle } from "../directory/state-seats.ts";
import { findStateName } from "../directory/states.ts";

export interface TermRow {
  /** A national or state seat (directory/state-seats.ts). */
  type: string;
  state_code: string;
  district: string;
  party_name: string;
  caucus_name: string;
  note: string;
  /** Null if not known to the day. */
  start_date: string | null;
  end_date: string | null;
}

const formatOffice = ({ type, state_code: state, district }: TermRow): string =>
  isNational(type) ? formatTitle({ type, state, district }) : formatStateSeatTitle({ type, state });

export const toTermsWire = (terms: readonly TermRow[]): ProfileWire["terms"] =>
  terms
    .map((term) => ({
      office: formatOffice(term),
      state: term.state_code === "" ? "" : findStateName(term.state_code),
      district: term.district,
      party: formatPartyName(term.party_name),
      caucus: term.caucus_name,
      note: term.note,
      start: term.start_date ?? "",
      end: term.end_date ?? "",
    }))
    .toSorted((a, b) => Number(a.start < b.start) - Number(a.start > b.start));

/**
 * Counts terms in the current or last national seat: same office and state, any district. Null if no term has a date,
 * and for state seats, because their sources list periods instead of terms.
 */
export function mergeTenures(terms: readonly TermRow[]): number | null {
  if (terms.every(({ start_date, end_date }) => start_date === null && end_date === null)) return null;
  const last = terms.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).at(-1);
  if (!last || !isNational(last.type)) return null;
  return terms.filter(({ type, state_code }) => type === last.type && state_code === last.state_code).length;
}

/** Terms without end are current; without start, earliest among equal ends. */
const order = ({ start_date, end_date }: TermRow): string => `${end_date ?? "9999-99-99"} ${start_date ?? ""}`;
