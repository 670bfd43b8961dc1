import { ordinal } from "./ordinal.ts";
import { stateName, stateOf } from "./states.ts";

export interface Seat {
  type: "sen" | "rep" | "governor" | "prez" | "viceprez";
  state: string;
  /** A number, "AL" for an at-large seat, or empty. */
  district: string;
}

/** The title of whoever holds a seat: "Senator", "Representative", "Delegate", "Resident Commissioner" … */
export function titleOf(seat: Seat): string {
  switch (seat.type) {
    case "sen":
      return "Senator";
    case "rep":
      return stateOf(seat.state)?.delegate || "Representative";
    case "governor":
      return "Governor";
    case "prez":
      return "President";
    case "viceprez":
      return "Vice President";
  }
}

/** "United States Representative, Washington, 5th District". */
export function positionOf(seat: Seat): string {
  const state = stateName(seat.state);
  switch (seat.type) {
    case "sen":
      return `United States Senator, ${state}`;
    case "rep":
      return stateOf(seat.state)?.delegate
        ? `${titleOf(seat)}, ${state}`
        : `United States Representative, ${state}${districtPart(seat.district)}`;
    case "governor":
      return `Governor, ${state}`;
    case "prez":
      return "President of the United States";
    case "viceprez":
      return "Vice President of the United States";
  }
}

/** Entry of the lookup 'profile_types'. */
export function profileTypeOf({ type, state }: Seat): number {
  switch (type) {
    case "sen":
      return 101;
    case "rep":
      return stateOf(state)?.delegate ? 103 : 102;
    case "prez":
    case "viceprez":
      return 104;
    case "governor":
      return 201;
  }
}

function districtPart(district: string): string {
  if (district === "") return "";
  return district === "AL" ? ", At-Large District" : `, ${ordinal(Number(district))} District`;
}
