import type { Office, PersonProfile } from "./profile.ts";

/** Names an office by its type, with its city unless the type contains it. */
export function formatOfficeTitle({ type, city }: Pick<Office, "type" | "city">): string {
  if (type === "") return city;
  return type.includes(city) ? type : `${type}: ${city}`;
}

/** An office's address, a line each; what isn't known is left out, and a zip code stays as it is written. */
export function formatAddressLines(office: Office): string[] {
  const { room, building, address1, address2, city, state, zip } = office;
  const place = joined([city, joined([state, zip], " ")], ", ");
  return dropEmpty([joined([room, building], " "), address1, address2, place]);
}

function joined(parts: string[], by: string): string {
  return dropEmpty(parts).join(by);
}

function dropEmpty(parts: string[]): string[] {
  return parts.filter((part) => part !== "");
}

/** How to reach a person at once; each is empty where it isn't known. */
export interface MainContact {
  phone: string;
  email: string;
  address: string;
}

/**
 * The phone, e-mail and address at the head of a profile: the person's own, or else their first office's. Null without
 * any.
 */
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
