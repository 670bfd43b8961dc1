import { foldText, joinNonEmpty } from "../kernel/text.ts";
import type { AdditionalRole, Office, PersonProfile } from "./profile.ts";

/** Formats the office's type with its city unless included. */
export function formatOfficeTitle({ type, city }: Pick<Office, "type" | "city">): string {
  if (type === "") return city;
  return type.includes(city) ? type : `${type}: ${city}`;
}

type Address = Pick<Office, "room" | "building" | "address1" | "address2" | "city" | "state" | "zip">;

/** Formats an address in lines, without unknown parts; zip codes are unchanged. */
export function formatAddressLines({ room, building, address1, address2, city, state, zip }: Address): string[] {
  const place = joinNonEmpty([city, joinNonEmpty([state, zip], " ")]);
  return [joinNonEmpty([room, building], " "), address1, address2, place].filter((line) => line !== "");
}

/** Builds a link to a map of the office; null without an address. */
export function buildMapHref(office: Office): string | null {
  const { latitude = null, longitude = null, address1, city, building } = office;
  if (latitude !== null && longitude !== null) return `${MAP_SEARCH}${latitude},${longitude}`;
  if (city === "" || (address1 === "" && building === "")) return null;
  return `${MAP_SEARCH}${encodeURIComponent(formatAddressLines(office).join(", "))}`;
}

const MAP_SEARCH = "https://www.google.com/maps/search/?api=1&query=";

/** Primary contact details; empty if unknown. */
export interface MainContact {
  phone: string;
  email: string;
  address: string;
}

/** Finds the header's contact: the person's own phone, e-mail and address, else the first office's; or null. */
export function findMainContact({
  phone,
  email,
  address,
  offices,
}: Pick<PersonProfile, "phone" | "email" | "address" | "offices">): MainContact | null {
  const [first] = offices;
  const contact = {
    phone: phone.trim() || (first?.phone.trim() ?? ""),
    email: email.trim(),
    address: address.trim() || (first ? formatAddressLines(first).join(", ") : ""),
  };
  return Object.values(contact).some((text) => text !== "") ? contact : null;
}

/** Formats "Commissioner, Migratory Bird Conservation Commission", without repeating the agency. */
export function formatAdditionalRole({
  positionSummary,
  agency,
}: Pick<AdditionalRole, "positionSummary" | "agency">): string {
  const position = positionSummary.trim();
  const name = agency?.agencyFull.trim() ?? "";
  if (foldText(position).includes(foldText(name))) return position;
  return position === "" ? name : `${position}, ${name}`;
}

/** Lists a person's offices, then those of additional roles, labeled with the role. */
export function listContactOffices({
  offices,
  additionalRoles,
}: Pick<PersonProfile, "offices" | "additionalRoles">): Office[] {
  const ofRoles = additionalRoles.flatMap((role) =>
    role.offices.map((office) => ({
      ...office,
      positionSummary: office.positionSummary === "" ? formatAdditionalRole(role) : office.positionSummary,
    })),
  );
  return [...offices, ...ofRoles];
}
