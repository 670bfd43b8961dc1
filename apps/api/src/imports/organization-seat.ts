import { DISTRICTS } from "../directory/legislative-districts.ts";
import { formatPosition, findProfileType, type Seat, formatTitle } from "../directory/positions.ts";
import {
  formatStateSeatPosition,
  findStateSeatProfileType,
  type StateSeat,
  formatStateSeatTitle,
} from "../directory/state-seats.ts";
import { findStateName, findState } from "../directory/states.ts";
import { findChamber } from "../directory/chambers.ts";
import { districtNumber } from "./openstates-person.ts";
import { shortened, suggestion } from "./organization-lists.ts";
import { type GoodRow, numberOf, textOf } from "./organization-rows.ts";

/** What a row says of the office somebody holds, and what follows from it. */
interface HeldSeat {
  chamberId: number | null;
  state: string;
  district: string;
  title: string;
  position: string;
  profileTypeId: number | null;
  modules: number[];
}

export type SeatReading = { status: "good"; seat: HeldSeat } | { status: "bad"; field: string; why: string };

const [HOUSE, SENATE, STATE_HOUSE, STATE_SENATE, GOVERNOR] = [1, 2, 3, 4, 7];
const FEDERAL_POLICYMAKERS = 1;
const STATE_POLICYMAKERS = 2;

/** `moreDistricts`: numbers only the directory knows, as "{state}-{chamber}-{number}". */
export function readSeat(row: GoodRow, moreDistricts: ReadonlySet<string>): SeatReading {
  const bad = (field: string, why: string): SeatReading => ({ status: "bad", field, why });
  const office = numberOf(row, "office");
  const state = textOf(row, "state");
  const written = textOf(row, "district");
  const district = written === "" ? "" : districtNumber(written);
  if (office === null) {
    if (written !== "") return bad("district", "needs an office: a seat in a house or a state senate");
    return { status: "good", seat: noSeat(row, state) };
  }
  if (state === "") return bad("state", "is missing: the office has one");
  if (office === SENATE && findState(state)?.kind !== "state")
    return bad("state", `elects no senator: ${findStateName(state)}`);
  if ((office === STATE_HOUSE || office === STATE_SENATE) && !findChamber(state, office)) {
    return bad("office", `isn’t in ${findStateName(state)}: its legislature has no such chamber`);
  }
  const isElectedInDistrict = office === HOUSE || office === STATE_HOUSE || office === STATE_SENATE;
  if (!isElectedInDistrict && written !== "") return bad("district", "isn’t part of the office: leave it empty");
  if (isElectedInDistrict) {
    const numbers = districtsOf(state, office);
    const [only = ""] = numbers;
    const own = written === "" && numbers.length === 1 ? only : district;
    if (own === "") return bad("district", "is missing: the office has one");
    if (!numbers.includes(own) && !moreDistricts.has(`${state}-${office}-${own}`)) {
      return bad("district", `“${shortened(written)}” isn’t there${suggestion(own, numbers)}`);
    }
    return { status: "good", seat: seatIn(office, state, own) };
  }
  return { status: "good", seat: seatIn(office, state, "") };
}

const districtsOf = (state: string, chamberId: number): string[] =>
  DISTRICTS.filter((district) => district.state === state && district.chamberId === chamberId).map(
    ({ number }) => number,
  );

function noSeat(row: GoodRow, state: string): HeldSeat {
  const title = textOf(row, "title");
  return {
    chamberId: null,
    state,
    district: "",
    title: "",
    position: [title, state === "" ? "" : findStateName(state)].filter((part) => part !== "").join(", "),
    profileTypeId: null,
    modules: [state === "" ? FEDERAL_POLICYMAKERS : STATE_POLICYMAKERS],
  };
}

function seatIn(office: number, state: string, district: string): HeldSeat {
  const place = { chamberId: office === GOVERNOR ? null : office, state, district };
  if (office === HOUSE || office === SENATE) {
    const seat: Seat = { type: office === HOUSE ? "rep" : "sen", state, district };
    return {
      ...place,
      title: formatTitle(seat),
      position: formatPosition(seat),
      profileTypeId: findProfileType(seat),
      modules: [FEDERAL_POLICYMAKERS],
    };
  }
  const type = office === GOVERNOR ? "governor" : office === STATE_HOUSE ? "lower" : "upper";
  const seat: StateSeat = { type, state, district, place: "" };
  return {
    ...place,
    title: formatStateSeatTitle(seat),
    position: formatStateSeatPosition(seat),
    profileTypeId: findStateSeatProfileType(seat),
    modules: [STATE_POLICYMAKERS],
  };
}
