import places from "./content/offices.json" with { type: "json" };
import { findState } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, type SamplePerson } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Where a sample person's staff sits: at the Capitol of the country or the state, and in up to four places at home. */
export function inventOffices(random: Random, person: SamplePerson) {
  const { seat, name, post } = person;
  const { type, state } = seat;
  const { areaCode, cities } = lookUpState(state);
  const { kind, capital = "" } = findState(state) ?? {};
  const home = { address1: "", city: capital, state_code: state, zip: "", fax: "" };
  const capitol = { ...home, type: "Capitol Office" };
  if (post) return [inventLocalOffice(random, "Main Office", post)];
  if (!isCountrySeat(seat)) {
    // Legislators share the building they meet in; only some of them keep a room in their district.
    const building =
      kind === "state" ? "State Capitol" : kind === "district" ? "Council Building" : "Legislative Building";
    const room = random.chance(0.9) ? String(random.int(100, 640)) : "";
    const main = { ...capitol, building, room, phone: inventPhone(random, areaCode) };
    const isLocal = type !== "executive" && random.chance(0.35);
    return isLocal
      ? [main, inventLocalOffice(random, "District Office", { city: random.pick(cities), state })]
      : [main];
  }
  const local = random.some(cities, type === "sen" ? 4 : type === "rep" ? random.int(1, 3) : 1);
  const building =
    type === "governor"
      ? "State Capitol"
      : random.pick(type === "sen" ? places.senateBuildings : places.houseBuildings);
  const main = {
    ...capitol,
    ...(type !== "governor" && { city: "Washington", state_code: "DC", zip: type === "sen" ? "20510" : "20515" }),
    building,
    room: String(type === "governor" ? random.int(100, 250) : random.int(102, 2400)),
    phone: inventPhone(random, type === "governor" ? areaCode : "202"),
    fax: random.chance(0.5) ? inventPhone(random, "202") : "",
  };
  const localType = { rep: "District Office", sen: "State Office", governor: "Regional Office" }[seat.type];
  const others = local.map((city) => inventLocalOffice(random, localType, { city, state }));
  // A few members keep no office at home: the panel has one entry.
  return name.last.length % 11 === 0 ? [main] : [main, ...others];
}

const inventLocalOffice = (random: Random, type: string, { city, state }: { city: string; state: string }) => ({
  type,
  building: random.chance(0.3) ? random.pick(places.buildings) : "",
  room: random.chance(0.6) ? `Suite ${random.int(1, 60) * 10}` : "",
  address1: `${random.int(10, 2400)} ${random.pick(places.streets)}`,
  city,
  state_code: state,
  zip: "",
  phone: random.chance(0.96) ? inventPhone(random, lookUpState(state).areaCode) : "",
  fax: "",
});

/** 555-0100 to 555-0199 are set aside for fiction in every area code. */
export const inventPhone = (random: Random, areaCode: string): string =>
  `${areaCode}-555-01${String(random.int(0, 99)).padStart(2, "0")}`;

/** Letters and digits only, as a host or a mailbox takes them. */
export const addressName = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\d-]/gu, "")
    .toLowerCase();
