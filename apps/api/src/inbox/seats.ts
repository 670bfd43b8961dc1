import { formatPosition, isNational } from "../directory/positions.ts";
import { findStateChamber, formatStateSeatPosition } from "../directory/state-seats.ts";

/** Statewide offices with a single holder; the keys of others don't distinguish them. */
const STATEWIDE: ReadonlySet<string> = new Set([
  "governor",
  "lt_governor",
  "attorney general",
  "secretary of state",
  "treasurer",
  "auditor",
  "comptroller",
  "chief election officer",
]);

/** Returns the name of a seat by its key, `{type}:{state}:{district, class or town}`; null if it can't be followed. */
export function nameSeat(key: string): string | null {
  const [type = "", state = "", ...rest] = key.split(":");
  const place = rest.join(":");
  if (isNational(type)) {
    const isSenate = type === "sen";
    const position = formatPosition({ type, state, district: isSenate ? "" : place });
    return isSenate && /^\d$/u.test(place) ? `${position}, class ${place}` : position;
  }
  if (findStateChamber({ type }) !== null) return formatStateSeatPosition({ type, state, district: place, place: "" });
  const isOpen = type === "mayor" ? place !== "" : STATEWIDE.has(type) && place === "";
  return isOpen ? formatStateSeatPosition({ type, state, district: "", place }) : null;
}
