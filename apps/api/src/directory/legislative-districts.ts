import { formatOrdinal, toSearchableText } from "@rotunda/core";
import { type Chamber, CHAMBERS } from "./chambers.ts";
import namedDistricts from "./named-districts.json" with { type: "json" };
import { STATES, findState } from "./states.ts";

/** Districts with names or varying numbers of seats, as of the 2020 census. */
const NAMED_DISTRICTS: Partial<Record<string, { number: string; seats: number }[]>> = namedDistricts;

export interface District {
  /** Congressional districts: the lookup's id; others: from state, chamber and position. Stable. */
  id: number;
  state: string;
  chamberId: 1 | 3 | 4;
  /** The source's spelling: "7", "12A", "Rockingham 13"; "AL" for at-large. */
  number: string;
  /** "New Hampshire House of Representatives, Rockingham 13 (10 seats)" */
  name: string;
  seats: number;
  position: number;
}

function listSeatsByNumber({ districts }: Chamber): [number: string, seats: number][] {
  const named = NAMED_DISTRICTS[districts];
  if (named) return named.map(({ number, seats }) => [number, seats]);
  if (districts === "A-T") return Array.from({ length: 20 }, (_, index) => [String.fromCharCode(65 + index), 1]);
  const numbers = Array.from({ length: Number.parseInt(districts, 10) }, (_, index) => String(index + 1));
  if (districts.endsWith("AB")) return numbers.flatMap((number) => [`${number}A`, `${number}B`].map(oneSeat));
  const seats = Number(/x(\d+)$/u.exec(districts)?.[1] ?? 1);
  return numbers.map((number) => [number, seats]);
}

const oneSeat = (number: string): [string, number] => [number, 1];

export function describeDistrict(number: string): string {
  if (number === "AL") return "At-Large District";
  if (/^\d+$/u.test(number)) return `${formatOrdinal(Number(number))} District`;
  return /^(?:\d+[A-Z]|[A-Z])$/u.test(number) ? `District ${number}` : number;
}

export const LEGISLATIVE_DISTRICTS: readonly District[] = CHAMBERS.flatMap((chamber) =>
  listSeatsByNumber(chamber).map(([number, seats], position) => ({
    id: (findState(chamber.state)?.id ?? 0) * 100_000 + chamber.chamberId * 10_000 + position + 1,
    state: chamber.state,
    chamberId: chamber.chamberId,
    number,
    name: `${chamber.name}, ${describeDistrict(number)}${seats === 1 ? "" : ` (${seats} seats)`}`,
    seats,
    position,
  })),
);

/** House districts by the 2020 apportionment, and six non-voting seats: "WA-5", "AK-AL". */
export const CONGRESSIONAL_DISTRICTS: readonly District[] = STATES.flatMap(({ id, code, name, houseSeats }) =>
  Array.from({ length: Math.max(houseSeats, 1) }, (_, position) => {
    const number = houseSeats > 1 ? String(position + 1) : "AL";
    return {
      id: houseSeats > 1 ? id * 100 + position + 1 : id * 100,
      state: code,
      chamberId: 1 as const,
      number,
      name: `${name}, ${describeDistrict(number)}`,
      seats: 1,
      position,
    };
  }),
);

export const DISTRICTS: readonly District[] = [...CONGRESSIONAL_DISTRICTS, ...LEGISLATIVE_DISTRICTS];

/** Builds the census code, state first: "5305", "0200", "2701A"; empty for named districts. */
export function formatCensusCode({ state, chamberId, number }: District): string {
  const place = findState(state);
  if (!place) return "";
  const fips = String(place.id).padStart(2, "0");
  // At-large districts of Congress are 00; 98 if non-voting.
  if (chamberId === 1) return fips + (number !== "AL" ? number.padStart(2, "0") : place.houseSeats > 0 ? "00" : "98");
  const [, digits = "", letter = ""] = /^(\d*)([A-Z]?)$/u.exec(number) ?? [];
  if (digits + letter === "") return "";
  return fips + (digits + letter).padStart(3, "0");
}

const byPlace = new Map(DISTRICTS.map((district) => [formatKey(district), district]));

/** Sources write "Chittenden-Central" for "Chittenden Central", and "Bristol & Norfolk". */
export const findDistrict = (state: string, chamberId: number, number: string): District | undefined =>
  byPlace.get(formatKey({ state, chamberId, number }));

function formatKey({ state, chamberId, number }: { state: string; chamberId: number; number: string }): string {
  return `${state}-${chamberId}-${toSearchableText(number.replaceAll("&", " and "))}`;
}
