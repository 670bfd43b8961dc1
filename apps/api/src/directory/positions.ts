import { findStateName, findState } from "./states.ts";

export interface Seat {
  type: "sen" | "rep" | "governor" | "prez" | "viceprez";
  state: string;
  /** A number, "AL" for an at-large seat, or empty. */
  district: string;
}

/** Returns the title for a seat: "Senator", "Representative", "Delegate", "Resident Commissioner" … */
export function formatTitle(seat: Seat): string {
  switch (seat.type) {
    case "sen":
      return "Senator";
    case "rep":
      return findState(seat.state)?.delegate || "Representative";
    case "governor":
      return "Governor";
    case "prez":
      return "President";
    case "viceprez":
      return "Vice President";
  }
}

/** Formats "United States Representative, Washington, 5th District". */
export function formatPosition(seat: Seat): string {
  const state = findStateName(seat.state);
  switch (seat.type) {
    case "sen":
      return `United States Senator, ${state}`;
    case "rep":
      return findState(seat.state)?.delegate
        ? `${formatTitle(seat)}, ${state}`
        : `United States Representative, ${state}${districtPart(seat.district)}`;
    case "governor":
      return `Governor, ${state}`;
    case "prez":
      return "President of the United States";
    case "viceprez":
      return "Vice President of the United States";
  }
}

/** Returns an id in the lookup 'profile_types'. */
export function findProfileType({ type, state }: Seat): number {
  switch (type) {
    case "sen":
      return 101;
    case "rep":
      return findState(state)?.delegate ? 103 : 102;
    case "prez":
    case "viceprez":
      return 104;
    case "governor":
      return 201;
  }
}

function districtPart(district: string): string {
  if (district === "") return "";
  return district === "AL" ? ", At-Large District" : `, ${formatOrdinal(Number(district))} District`;
}

/** Formats "1st", "12th", "23rd". */
export function formatOrdinal(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  const ending = teen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
