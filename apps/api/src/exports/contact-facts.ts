import {
  buildRecordHref,
  type ContactFacts,
  describeFormOfAddress,
  describeSide,
  type SearchItem,
} from "@rotunda/core";

/** Facts that aren't columns, and columns that are computed from them. */
type Computed = "side" | "record_id" | "profile_url" | "form_of_address" | "salutation";

/** A contact as the database has it: texts, empty if unknown. */
export type ContactRow = Omit<ContactFacts, Computed> & {
  record_type: SearchItem["recordType"];
  record_id: number;
  side: "" | "MAJ" | "MIN" | "OTH";
  /** The full profile of a person. */
  profile_id: number | null;
  is_former: boolean;
  leadership_role: string;
  /** The day of the last change of the facts. */
  updated_date: string | null;
};

export interface Contact {
  row: ContactRow;
  facts: ContactFacts;
  hasForm: boolean;
}

/** `origin` has no trailing slash. */
export function toContact(row: ContactRow, origin: string): Contact {
  const { record_type: recordType, record_id: id, name, title, office } = row;
  const { formOfAddress, salutation, isKnown } = describeFormOfAddress({
    recordType,
    isFormer: row.is_former,
    name,
    lastName: row.last_name,
    title,
    office,
    leadershipRole: row.leadership_role,
  });
  const facts = {
    ...row,
    side: describeSide(row.side),
    record_id: String(id),
    profile_url: `${origin}${buildRecordHref({ id, recordType, preferredNameDisplay: name })}`,
    form_of_address: formOfAddress,
    salutation,
  };
  return { row, facts, hasForm: isKnown };
}
