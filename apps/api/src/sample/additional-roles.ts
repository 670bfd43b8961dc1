import records from "./content/records.json" with { type: "json" };
import type { ProfileWire } from "@rotunda/adapters-http/wire";
import { stateOf } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { isInCongress, type SamplePerson } from "./sample-person.ts";

type Roles = ProfileWire["additional_roles"];

/** Posts held beside the office, with the office of each; most people have none. */
export function inventAdditionalRoles(random: Random, person: SamplePerson): Roles {
  if (person.departure !== "") return [];
  const inCongress = isInCongress(person);
  if (!inCongress && (person.seat.type === "state-house" || person.seat.type === "state-senate")) return [];
  if (!random.chance(inCongress ? 0.09 : 0.4)) return [];
  return random
    .some(inCongress ? records.rolesOfMembersOfCongress : records.rolesOfStateOfficers, random.chance(0.2) ? 2 : 1)
    .map(({ position, agency }, index) => ({
      id: index + 1,
      position_summary: `${position}, ${agency}`,
      agency: { agency_full: agency },
      offices: [officeAt(random, person, index + 1)],
    }));
}

function officeAt(random: Random, person: SamplePerson, id: number): Roles[number]["offices"][number] {
  const isFederal = isInCongress(person);
  return {
    id,
    type: "Board Office",
    position_summary: "",
    // 555-0100 to 555-0199 are set aside for fiction in every area code.
    phone: `202-555-01${String(random.int(0, 99)).padStart(2, "0")}`,
    fax: "",
    building: isFederal ? "" : "State Office Building",
    room: `Suite ${random.int(1, 60) * 10}`,
    address1: `${random.int(10, 2400)} ${random.pick(["Constitution Avenue", "Capitol Street", "Court Street"])}`,
    address2: "",
    city: isFederal ? "Washington" : (stateOf(person.seat.state)?.capital ?? ""),
    state: isFederal ? "DC" : person.seat.state,
    zip: isFederal ? "20560" : "",
  };
}
