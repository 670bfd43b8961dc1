import { findChamber } from "./chambers.ts";
import { describeDistrict } from "./legislative-districts.ts";
import { findStateName, findState } from "./states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "./statewide-offices.ts";

/** An office of a state: a seat in its legislature, or one of its executive. */
export interface StateSeat {
  /** As the open data names it: 'upper', 'lower', 'legislature', 'governor', 'lt_governor', 'attorney general' … */
  type: string;
  state: string;
  /** As districts have it: "3", "12A", "AL"; empty in the executive. */
  district: string;
  /** The town or county of a local office; empty elsewhere. */
  place: string;
}

/** 3 state house, 4 state senate and the one chamber of a legislature that has no other; null in the executive. */
export function findStateChamber({ type }: Pick<StateSeat, "type">): 3 | 4 | null {
  if (type === "lower") return 3;
  return type === "upper" || type === "legislature" ? 4 : null;
}

/** "State Senator", "Assembly Member", "Lieutenant Governor", "Secretary of the Commonwealth" … */
export function formatStateSeatTitle({ type, state }: Pick<StateSeat, "type" | "state">): string {
  const chamberId = findStateChamber({ type });
  if (chamberId !== null) {
    const title = findChamber(state, chamberId)?.memberTitle ?? (chamberId === 4 ? "Senator" : "Representative");
    const isPlain = title === "Senator" || title === "Representative";
    return isPlain && findState(state)?.kind === "state" ? `State ${title}` : title;
  }
  if (type === "governor") return GOVERNORSHIPS.find((office) => office.state === state)?.title ?? "Governor";
  const key = OFFICE_KEYS[type] ?? type.replaceAll(" ", "-");
  const known = STATEWIDE_OFFICES.find((office) => office.state === state && office.key === key);
  return known?.title ?? TITLES[type] ?? inCapitals(type);
}

/** "State Senator, California, 10th District", "Governor, Texas", "Mayor, Oakland, California". */
export function formatStateSeatPosition(seat: StateSeat): string {
  const district = findStateChamber(seat) === null || seat.district === "" ? "" : describeDistrict(seat.district);
  return [formatStateSeatTitle(seat), seat.place, findStateName(seat.state), district]
    .filter((part) => part !== "")
    .join(", ");
}

/** Entry of the lookup 'profile_types'; null for offices of a town or county that have none. */
export function findStateSeatProfileType(seat: StateSeat): number | null {
  const chamberId = findStateChamber(seat);
  if (chamberId !== null) return chamberId === 4 ? 203 : 204;
  if (seat.type === "governor") return 201;
  if (seat.type === "mayor") return 205;
  return seat.place === "" ? 202 : null;
}

const OFFICE_KEYS: Record<string, string> = { lt_governor: "lieutenant-governor" };

const TITLES: Record<string, string> = {
  lt_governor: "Lieutenant Governor",
  "secretary of state": "Secretary of State",
  treasurer: "State Treasurer",
  auditor: "State Auditor",
  comptroller: "State Comptroller",
  comissioner: "Commissioner",
};

const inCapitals = (text: string): string =>
  text.replaceAll("_", " ").replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
