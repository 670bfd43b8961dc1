import { capitalizeWords } from "@rotunda/core";
import type { PersonRecord, TermRecord } from "./congress-schemas.ts";

export function displayName({ name }: PersonRecord): string {
  if (name.official_full !== undefined) return name.official_full;
  const parts = [name.first, name.middle, name.last].filter((part) => part !== undefined).join(" ");
  return name.suffix === undefined ? parts : `${parts}, ${name.suffix}`;
}

/** Returns the other names that search finds a person by. */
export function aliasesOf(record: PersonRecord): string[] {
  const { name, id } = record;
  const formal = [name.first, name.middle, name.last, name.suffix].filter((part) => part !== undefined).join(" ");
  const known = [
    name.nickname,
    name.nickname === undefined ? undefined : `${name.nickname} ${name.last}`,
    name.official_full,
    formal,
    everydayName(id["wikipedia"]),
    everydayName(id["ballotpedia"]),
  ].filter((alias) => alias !== undefined && alias !== "" && alias !== displayName(record));
  return [...new Set(known)].filter((alias) => alias !== undefined).toSorted((a, b) => (a < b ? -1 : 1));
}

/** Removes the note in "Jack Reed (Rhode Island politician)". */
function everydayName(title: string | string[] | undefined): string | undefined {
  return typeof title === "string" ? title.replace(/\s*\([^)]*\)\s*$/u, "") : undefined;
}

export const NO_ADDRESS = { building: "", room: "", address1: "", address2: "", city: "", state_code: "", zip: "" };

/** Splits "511 Hart Senate Office Building Washington DC 20510"; other forms stay whole. */
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

/** Older records are in capitals: "HART SENATE OFFICE BUILDING". */
const readable = (text: string): string => (text === text.toUpperCase() ? capitalizeWords(text.toLowerCase()) : text);
