import type { TermRecord } from "./congress-schemas.ts";

export const NO_ADDRESS = { building: "", room: "", address1: "", address2: "", city: "", state_code: "", zip: "" };

/**
 * Takes "511 Hart Senate Office Building Washington DC 20510" apart. An address of another form is kept whole as its
 * first line: nothing is guessed and nothing is lost.
 */
export function parseWashingtonAddress({
  address,
  office,
}: Pick<TermRecord, "address" | "office">): typeof NO_ADDRESS | null {
  const text = address ?? office;
  if (text === undefined) return null;
  const whole = /^(?<place>.*?)[,;]?\s+(?<city>Washington),?\s+D\.?C\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/iu.exec(
    text,
  )?.groups;
  const place = whole?.["place"] ?? (address === undefined ? office : undefined);
  if (place === undefined) return { ...NO_ADDRESS, address1: text };
  const city = whole ? { city: "Washington", state_code: "DC", zip: whole["zip"] ?? "" } : {};
  const [, room, building] = /^([A-Za-z]{0,2}-?\d+[A-Za-z]?)\s+(.+)$/u.exec(place) ?? [];
  if (room === undefined || building === undefined) return { ...NO_ADDRESS, ...city, address1: place };
  return { ...NO_ADDRESS, ...city, room: room.toUpperCase(), building: readable(building) };
}

/** Older records shout: "HART SENATE OFFICE BUILDING". */
const readable = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase()) : text;
