import places from "./content/offices.json" with { type: "json" };
import { findState } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, type SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Where a sample person's staff sits: at the Capitol of the country or the state, and in up to four places at home. */
export function inventOffices(random: Random, person: SamplePerson): Record<string, unknown>[] {
  const { seat, name, post } = person;
  if (post) return [officeAtHome(random, { type: "Main Office", city: post.city, state: post.state })];
  if (!isCountrySeat(seat)) return stateOffices(random, person);
  const facts = lookUpState(seat.state);
  const home = random.some(facts.cities, seat.type === "sen" ? 4 : seat.type === "rep" ? random.int(1, 3) : 1);
  const capitol = {
    type: "Capitol Office",
    building:
      seat.type === "governor"
        ? "State Capitol"
        : random.pick(seat.type === "sen" ? places.senateBuildings : places.houseBuildings),
    room: seat.type === "governor" ? String(random.int(100, 250)) : String(random.int(102, 2400)),
    address1: "",
    city: seat.type === "governor" ? (findState(seat.state)?.capital ?? "") : "Washington",
    state_code: seat.type === "governor" ? seat.state : "DC",
    zip: seat.type === "governor" ? "" : seat.type === "sen" ? "20510" : "20515",
    phone: inventPhone(random, seat.type === "governor" ? facts.areaCode : "202"),
    fax: random.chance(0.5) ? inventPhone(random, "202") : "",
  };
  const type = seat.type === "rep" ? "District Office" : seat.type === "sen" ? "State Office" : "Regional Office";
  const district = home.map((city) => officeAtHome(random, { type, city, state: seat.state }));
  // A few members keep no office at home: the panel has one entry.
  return name.last.length % 11 === 0 ? [capitol] : [capitol, ...district];
}

/** Legislators share the building they meet in; only some of them keep a room in their district. */
function stateOffices(random: Random, { seat }: SamplePerson): Record<string, unknown>[] {
  const { areaCode, cities } = lookUpState(seat.state);
  const kind = findState(seat.state)?.kind;
  const capitol = {
    type: "Capitol Office",
    building: kind === "state" ? "State Capitol" : kind === "district" ? "Council Building" : "Legislative Building",
    room: random.chance(0.9) ? String(random.int(100, 640)) : "",
    address1: "",
    city: findState(seat.state)?.capital ?? "",
    state_code: seat.state,
    zip: "",
    phone: inventPhone(random, areaCode),
    fax: "",
  };
  const hasMore = seat.type !== "executive" && random.chance(0.35);
  return hasMore
    ? [capitol, officeAtHome(random, { type: "District Office", city: random.pick(cities), state: seat.state })]
    : [capitol];
}

function officeAtHome(
  random: Random,
  { type, city, state }: { type: string; city: string; state: string },
): Record<string, unknown> {
  return {
    type,
    building: random.chance(0.3) ? random.pick(places.buildings) : "",
    room: random.chance(0.6) ? `Suite ${random.int(1, 60) * 10}` : "",
    address1: `${random.int(10, 2400)} ${random.pick(places.streets)}`,
    city,
    state_code: state,
    zip: "",
    phone: random.chance(0.96) ? inventPhone(random, lookUpState(state).areaCode) : "",
    fax: "",
  };
}

/** 555-0100 to 555-0199 are set aside for fiction in every area code. */
export const inventPhone = (random: Random, areaCode: string): string =>
  `${areaCode}-555-01${String(random.int(0, 99)).padStart(2, "0")}`;

/** Letters and digits only, as a host or a mailbox takes them. */
export const addressName = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d-]/gu, "")
    .toLowerCase();
