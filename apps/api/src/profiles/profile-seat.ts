import type { ProfileWire } from "@rotunda/core/wire";
import { findGeneralElectionBefore, describeDistrict } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import type { SearchContext } from "../search/find-documents.ts";
import type { TermRow } from "./profile-terms.ts";
import { listDelegationRows, listSeatTerms, readSeniority } from "./seat.sql.ts";

type SeatFacts = Pick<ProfileWire, "seat_holders" | "delegation" | "seniority">;

export async function loadSeat(db: Db, id: number, asked: SearchContext): Promise<SeatFacts> {
  const [terms, delegation, seniority] = await Promise.all([
    listSeatTerms(db, id, asked),
    listDelegationRows(db, id, asked),
    readSeniority(db, id),
  ]);
  return {
    seat_holders: mergeHolders(terms),
    delegation: delegation.map(({ title, district, ...member }) => ({
      ...member,
      seat: district === "" ? title : describeDistrict(district),
    })),
    seniority,
  };
}

/** Joins consecutive terms of one holder; expects terms sorted from the newest. */
function mergeHolders(terms: ProfileWire["seat_holders"]): ProfileWire["seat_holders"] {
  const holders: ProfileWire["seat_holders"] = [];
  for (const term of terms) {
    const last = holders.at(-1);
    if (last?.id === term.id) last.start = term.start || last.start;
    else holders.push({ ...term });
  }
  return holders;
}

/** Returns the election at the end of a current term of Congress; null for other offices. */
export function findNextElection(terms: readonly TermRow[], today: string): string | null {
  const term = terms.find(
    ({ type, start_date, end_date }) =>
      (type === "sen" || type === "rep") && (start_date ?? "") <= today && (end_date ?? "") > today,
  );
  return term?.end_date ? findGeneralElectionBefore(term.end_date) : null;
}
