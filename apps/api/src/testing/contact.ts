import { someContactFacts } from "@rotunda/core/testing";
import { type Contact, type ContactRow, toContact } from "../exports/contact-facts.ts";

/** A senator's contact, with overrides. */
export function aContact(fields: Partial<ContactRow> = {}): Contact {
  const row: ContactRow = {
    ...someContactFacts(),
    record_type: "profile",
    record_id: 12,
    profile_id: 12,
    side: "",
    is_former: false,
    leadership_role: "",
    updated_date: "2026-10-04",
    ...fields,
  };
  return toContact(row, "https://directory.example.org");
}
