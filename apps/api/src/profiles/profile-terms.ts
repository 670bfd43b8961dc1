import type { ProfileWire } from "@rotunda/adapters-http/wire";
import { type Seat, titleOf } from "../directory/positions.ts";
import { stateName } from "../directory/states.ts";

export interface TermRow {
  type: Seat["type"];
  state_code: string;
  district: string;
  party_name: string;
  start_date: string;
  end_date: string;
}

/** Terms as the profile lists them, newest first. */
export const termsWire = (terms: readonly TermRow[]): ProfileWire["terms"] =>
  terms
    .map((term) => ({
      office: titleOf({ type: term.type, state: term.state_code, district: term.district }),
      state: term.state_code === "" ? "" : stateName(term.state_code),
      district: term.district,
      party: term.party_name,
      start: term.start_date,
      end: term.end_date,
    }))
    .toSorted((a, b) => (a.start < b.start ? 1 : -1));

/** Terms in the seat that is or was held last: the same office of the same state, whatever the district's number. */
export function tenuresInSeat(terms: readonly TermRow[]): number | null {
  const last = terms.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1)).at(-1);
  if (!last) return null;
  return terms.filter(({ type, state_code }) => type === last.type && state_code === last.state_code).length;
}
