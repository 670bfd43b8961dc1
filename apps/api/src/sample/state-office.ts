import { chamberOf } from "../directory/chambers.ts";
import { describeDistrict } from "../directory/legislative-districts.ts";
import { positionOfStateSeat, profileTypeOfStateSeat, titleOfStateSeat } from "../directory/state-seats.ts";
import { stateName } from "../directory/states.ts";
import type { StatewideOffice } from "../directory/statewide-offices.ts";

/** What a state calls a seat of its own: one in its legislature, or an office elected by the whole state. */
export interface StateOffice {
  /** As the directory stores it: "lower", "upper", "legislature", "lt_governor", "attorney general" … */
  type: string;
  /** Of whoever holds it: "Delegate", "State Senator", "Attorney General". */
  title: string;
  /** "Delegate, Virginia, 5th District", "Attorney General, Ohio". */
  position: string;
  /** "Virginia House of Delegates, 5th District", "Attorney General, Ohio". */
  race: string;
  /** With its article, "the House of Delegates"; empty for executives. */
  chamber: string;
  /** The house a senator may have come from, with its article; empty for others. */
  lowerChamber: string;
  /** With its article: "the General Assembly". */
  legislature: string;
  /** How many members the chamber has; 0 for executives. */
  members: number;
  /** Inside a sentence: "the 5th District", "Suffolk 3"; empty for executives. */
  district: string;
  /** Entry of the lookup 'profile_types'. */
  profileType: number | null;
}

/** A seat in a chamber of a state's legislature: 3 is its house, 4 its senate or only chamber. */
export function seatInChamber(state: string, chamberId: 3 | 4, district: string): StateOffice {
  const chamber = chamberOf(state, chamberId);
  if (!chamber) throw new Error(`no chamber ${chamberId} in ${state}`);
  const type = chamberId === 3 ? "lower" : chamber.isUnicameral ? "legislature" : "upper";
  const seat = { type, state, district, place: "" };
  const lower = chamberId === 4 ? chamberOf(state, 3) : undefined;
  return {
    type,
    title: titleOfStateSeat(seat),
    position: positionOfStateSeat(seat),
    race: `${chamber.name}, ${describeDistrict(district)}`,
    chamber: withoutState(chamber.name, state),
    lowerChamber: lower ? withoutState(lower.name, state) : "",
    legislature: withoutState(chamber.legislature, state),
    members: chamber.seats,
    district: sayDistrict(district),
    profileType: profileTypeOfStateSeat(seat),
  };
}

/** An office of the executive that a whole state elects. */
export function statewideOffice({ state, key, title }: Pick<StatewideOffice, "state" | "key" | "title">): StateOffice {
  const type = key === "lieutenant-governor" ? "lt_governor" : key.replaceAll("-", " ");
  const chamber = chamberOf(state, 4);
  return {
    type,
    title,
    position: `${title}, ${stateName(state)}`,
    race: `${title}, ${stateName(state)}`,
    chamber: "",
    lowerChamber: "",
    legislature: chamber ? withoutState(chamber.legislature, state) : "",
    members: 0,
    district: "",
    profileType: profileTypeOfStateSeat({ type, state, district: "", place: "" }),
  };
}

/** "the 5th District", "District 12A", "Suffolk 3". */
function sayDistrict(district: string): string {
  const named = describeDistrict(district);
  return named.endsWith(" District") ? `the ${named}` : named;
}

/** "Virginia House of Delegates" → "the House of Delegates". */
const withoutState = (name: string, state: string): string => `the ${name.replace(`${stateName(state)} `, "")}`;
