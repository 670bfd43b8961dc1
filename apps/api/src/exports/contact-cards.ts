import { type CardFacts, formatVcard } from "@rotunda/core";
import type { Contact } from "./contact-facts.ts";

export type OfficesById = ReadonlyMap<number, CardFacts["offices"]>;

/** Formats a vCard for each contact: that of the full profile, with every office, if there is one. */
export const formatContactCards = (
  contacts: readonly Contact[],
  offices: OfficesById,
  at: { origin: string; now: Date },
): string => contacts.map((contact) => formatVcard(toCardFacts(contact, offices), at)).join("");

function toCardFacts({ row, facts }: Contact, offices: OfficesById): CardFacts {
  const { profile_id: profileId, record_id: id, record_type: recordType } = row;
  return {
    ...(profileId === null ? { id, recordType } : { id: profileId, recordType: "profile" }),
    preferredNameDisplay: facts.name,
    firstName: facts.first_name,
    middleName: facts.middle_name,
    lastName: facts.last_name,
    suffix: facts.suffix,
    title: facts.title,
    positionSummary: facts.office,
    agency: facts.organization,
    phone: facts.phone,
    email: facts.email,
    offices: profileId === null ? [toOffice(facts)] : (offices.get(profileId) ?? []),
    additionalRoles: [],
    contactFormUrl: facts.contact_form,
    websiteUrl: facts.website,
    facebookUrl: facts.facebook,
    twitterUsername: facts.twitter,
    instagramUsername: facts.instagram,
    youtube: facts.youtube,
    linkedInUrl: facts.linked_in,
    links: [],
    updatedDate: row.updated_date,
  };
}

const toOffice = (facts: Contact["facts"]): CardFacts["offices"][number] => ({
  ...facts,
  id: 0,
  type: "",
  state: facts.address_state,
  positionSummary: "",
  phone: "",
  fax: "",
});
