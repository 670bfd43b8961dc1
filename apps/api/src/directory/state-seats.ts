import { capitalizeWords, joinNonEmpty } from "@rotunda/core";
import { findChamber } from "./chambers.ts";
import { describeDistrict } from "./legislative-districts.ts";
import { findStateName, findState } from "./states.ts";
import { APPOINTED_TITLES, GOVERNORSHIPS, SOURCE_TITLES, STATEWIDE_OFFICES } from "./statewide-offices.ts";

export interface StateSeat {
  /** Open States' name: 'upper', 'lower', 'legislature', 'governor', 'lt_governor', 'attorney general' … */
  type: string;
  state: string;
  /** "3", "12A", "AL"; empty for executives; of a town’s council also "Position 2". */
  district: string;
  place: string;
}

export function findStateChamber({ type }: Pick<StateSeat, "type">): 3 | 4 | null {
  if (type === "lower") return 3;
  return type === "upper" || type === "legislature" ? 4 : null;
}

export function formatStateSeatTitle({ type, state }: Pick<StateSeat, "type" | "state">): string {
  const chamberId = findStateChamber({ type });
  if (chamberId !== null) {
    const title = findChamber(state, chamberId)?.memberTitle ?? (chamberId === 4 ? "Senator" : "Representative");
    const isPlain = title === "Senator" || title === "Representative";
    return isPlain && findState(state)?.kind === "state" ? `State ${title}` : title;
  }
  if (type === "governor") return GOVERNORSHIPS.find((office) => office.state === state)?.title ?? "Governor";
  const key = type.replace("lt_governor", "lieutenant-governor").replaceAll(" ", "-");
  const known = STATEWIDE_OFFICES.find((office) => office.state === state && office.key === key);
  const title = known?.title ?? APPOINTED_TITLES[`${state}-${key}`] ?? SOURCE_TITLES[type];
  return title ?? capitalizeWords(type.replaceAll("_", " "));
}

/** Formats "State Senator, California, 10th District", "Governor, Texas", "Council Member, Elma, Texas, Position 2". */
export const formatStateSeatPosition = (seat: StateSeat): string =>
  joinNonEmpty([formatStateSeatTitle(seat), seat.place, findStateName(seat.state), formatDistrict(seat)]);

/** Formats "Elma, Position 2", "Oakland". */
export const formatLocalDistrict = (seat: StateSeat): string => joinNonEmpty([seat.place, formatDistrict(seat)]);

const formatDistrict = ({ district }: StateSeat): string => (district === "" ? "" : describeDistrict(district));

/** Returns an id in the lookup 'profile_types'; null for local offices without one. */
export function findStateSeatProfileType(seat: StateSeat): number | null {
  const chamberId = findStateChamber(seat);
  if (chamberId !== null) return chamberId === 4 ? 203 : 204;
  if (seat.type === "governor") return 201;
  if (seat.type === "mayor") return 205;
  return seat.place === "" ? 202 : null;
}
