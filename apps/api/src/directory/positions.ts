import { formatOrdinal } from "@rotunda/core";
import SEATS from "./seats.json" with { type: "json" };
import { findPlaceInCongress, findStateName } from "./states.ts";

export interface Seat {
  type: keyof typeof SEATS;
  state: string;
  /** A number, "AL" for an at-large seat, or empty. */
  district: string;
}

const NATIONAL: ReadonlySet<string> = new Set<Seat["type"]>(["sen", "rep", "prez", "viceprez"]);
export const isNational = (type: string): type is Seat["type"] => NATIONAL.has(type);

const formatDelegateTitle = ({ type, state }: Seat): string =>
  (type === "rep" && findPlaceInCongress(state)?.delegate) || "";

export const formatTitle = (seat: Seat): string => formatDelegateTitle(seat) || SEATS[seat.type].title;

/** Formats "United States Representative, Washington, 5th District". */
export function formatPosition(seat: Seat): string {
  const { position } = SEATS[seat.type];
  if (seat.type === "prez" || seat.type === "viceprez") return position;
  const delegate = formatDelegateTitle(seat);
  const district = seat.type === "rep" && delegate === "" ? formatDistrictPart(seat.district) : "";
  return `${delegate || position}, ${findStateName(seat.state)}${district}`;
}

export const findProfileType = (seat: Seat): number =>
  formatDelegateTitle(seat) === "" ? SEATS[seat.type].profileType : 103;

function formatDistrictPart(district: string): string {
  if (district === "") return "";
  return district === "AL" ? ", At-Large District" : `, ${formatOrdinal(Number(district))} District`;
}
