import { SUBSCRIPTION_MODULES } from "@rotunda/core";
import { factsOfFederalSeat, factsOfStateSeat } from "./store-people.ts";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { findStateName, findState } from "../directory/states.ts";
import { findChamber } from "../directory/chambers.ts";
import type { FullRow } from "./imported-rows.ts";
import { districtNumber } from "./openstates-person.ts";
import { shortened, suggestion } from "./organization-cells.ts";
import type { GoodRow } from "./organization-rows.ts";

type SeatColumn = "chamber_id" | "state_code" | "district" | "title" | "position_summary" | "profile_type_id";
type SeatRow = Pick<FullRow<"profiles">, SeatColumn | "subscription_modules">;

const [HOUSE, SENATE, STATE_HOUSE, STATE_SENATE, GOVERNOR] = [1, 2, 3, 4, 7];
const { federalPolicymakers, statePolicymakers } = SUBSCRIPTION_MODULES;

/** Throws `Rejected`. `moreDistricts`: districts not in the structure, as "{state}-{chamber}-{number}". */
export function readSeat(row: GoodRow<"people">, moreDistricts: ReadonlySet<string>): SeatRow {
  const office = row.number("office");
  const state = row.text("state");
  const written = row.text("district");
  const district = written === "" ? "" : districtNumber(written);
  if (office === null) {
    if (written !== "") throw row.rejected("district", "needs an office: a seat in a house or a state senate");
    return noSeat(row, state);
  }
  if (state === "") throw row.rejected("state", "is missing: the office has one");
  if (office === SENATE && findState(state)?.kind !== "state")
    throw row.rejected("state", `elects no senator: ${findStateName(state)}`);
  if ((office === STATE_HOUSE || office === STATE_SENATE) && !findChamber(state, office)) {
    throw row.rejected("office", `isn’t in ${findStateName(state)}: its legislature has no such chamber`);
  }
  const isElectedInDistrict = office === HOUSE || office === STATE_HOUSE || office === STATE_SENATE;
  if (!isElectedInDistrict) {
    if (written !== "") throw row.rejected("district", "isn’t part of the office: leave it empty");
    return seatIn(office, state, "");
  }
  const numbers = districtsOf(state, office);
  const [only = ""] = numbers;
  const own = written === "" && numbers.length === 1 ? only : district;
  if (own === "") throw row.rejected("district", "is missing: the office has one");
  if (!numbers.includes(own) && !moreDistricts.has(`${state}-${office}-${own}`)) {
    throw row.rejected("district", `“${shortened(written)}” isn’t there${suggestion(own, numbers)}`);
  }
  return seatIn(office, state, own);
}

const districtsOf = (state: string, chamberId: number): string[] =>
  DISTRICTS.filter((district) => district.state === state && district.chamberId === chamberId).map(
    ({ number }) => number,
  );

function noSeat(row: GoodRow<"people">, state: string): SeatRow {
  const title = row.text("title");
  return {
    chamber_id: null,
    state_code: state,
    district: "",
    title: "",
    position_summary: [title, state === "" ? "" : findStateName(state)].filter((part) => part !== "").join(", "),
    profile_type_id: null,
    subscription_modules: [state === "" ? federalPolicymakers : statePolicymakers],
  };
}

function seatIn(office: number, state: string, district: string): SeatRow {
  const place = { chamber_id: office === GOVERNOR ? null : office, state_code: state, district };
  if (office === HOUSE || office === SENATE)
    return { ...place, ...factsOfFederalSeat({ type: office === HOUSE ? "rep" : "sen", state, district }) };
  const type = office === GOVERNOR ? "governor" : office === STATE_HOUSE ? "lower" : "upper";
  return { ...place, ...factsOfStateSeat({ type, state, district, place: "" }) };
}
