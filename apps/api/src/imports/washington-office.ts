import type { TermRecord } from "./congress-schemas.ts";

export interface OfficeAddress {
  building: string;
  room: string;
  address1: string;
  address2: string;
  city: string;
  state_code: string;
  zip: string;
}

/**
 * Takes "511 Hart Senate Office Building Washington DC 20510" apart. An address of another form is kept whole as its
 * first line: nothing is guessed and nothing is lost.
 */
export function parseWashingtonAddress({
  address,
  office,
}: Pick<TermRecord, "address" | "office">): OfficeAddress | null {
  const text = address ?? office;
  if (text === undefined) return null;
  const whole = /^(?<place>.*?)[,;]?\s+(?<city>Washington),?\s+D\.?C\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/iu.exec(
    text,
  )?.groups;
  const place = whole?.["place"] ?? (address === undefined ? office : undefined);
  const empty = { building: "", room: "", address1: "", address2: "", city: "", state_code: "", zip: "" };
  if (place === undefined) return { ...empty, address1: text };
  const city = whole ? { city: "Washington", state_code: "DC", zip: whole["zip"] ?? "" } : {};
  const [, room, building] = /^([A-Za-z]{0,2}-?\d+[A-Za-z]?)\s+(.+)$/u.exec(place) ?? [];
  if (room === undefined || building === undefined) return { ...empty, ...city, address1: place };
  return { ...empty, ...city, room: room.toUpperCase(), building: readable(building) };
}

/** Older records shout: "HART SENATE OFFICE BUILDING". */
const readable = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase()) : text;
