import { describeSide, buildRecordHref, type SearchItem } from "@rotunda/core";
import { stringify } from "csv-stringify/sync";

/** A row of a contact export; texts are empty if unknown. */
export interface ContactRow {
  record_type: SearchItem["recordType"];
  record_id: number;
  name: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  title: string;
  office: string;
  party: string;
  state: string;
  district: string;
  phone: string;
  email: string;
  building: string;
  room: string;
  address1: string;
  address2: string;
  city: string;
  address_state: string;
  zip: string;
  website: string;
  contact_form: string;
  facebook: string;
  twitter: string;
  instagram: string;
  youtube: string;
  linked_in: string;
  organization: string;
  committee_role: string;
  side: "" | "MAJ" | "MIN" | "OTH";
  job_categories: string;
  focus_areas: string;
}

type TextKey = Exclude<keyof ContactRow, "record_type" | "record_id" | "side">;

/** Described in docs/contact-export.md. */
const COLUMNS: { key: TextKey; header: string }[] = [
  { key: "name", header: "Name" },
  { key: "first_name", header: "First Name" },
  { key: "middle_name", header: "Middle Name" },
  { key: "last_name", header: "Last Name" },
  { key: "suffix", header: "Suffix" },
  { key: "title", header: "Title" },
  { key: "office", header: "Office" },
  { key: "party", header: "Party" },
  { key: "state", header: "State" },
  { key: "district", header: "District" },
  { key: "phone", header: "Phone" },
  { key: "email", header: "Email" },
  { key: "building", header: "Building" },
  { key: "room", header: "Room" },
  { key: "address1", header: "Address 1" },
  { key: "address2", header: "Address 2" },
  { key: "city", header: "City" },
  { key: "address_state", header: "Address State" },
  { key: "zip", header: "ZIP" },
  { key: "website", header: "Website" },
  { key: "contact_form", header: "Contact Form" },
  { key: "facebook", header: "Facebook" },
  { key: "twitter", header: "Twitter" },
  { key: "instagram", header: "Instagram" },
  { key: "youtube", header: "YouTube" },
  { key: "linked_in", header: "LinkedIn" },
  { key: "organization", header: "Organization" },
  { key: "committee_role", header: "Committee Role" },
  { key: "job_categories", header: "Job Categories" },
  { key: "focus_areas", header: "Focus Areas" },
];

/** Computed columns come last. */
export const CONTACT_COLUMNS: readonly string[] = [
  ...COLUMNS.map(({ header }) => header),
  "Majority/Minority",
  "Profile ID",
  "Profile URL",
];

/** Formats a CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. `origin` has no trailing slash. */
export function formatContactCsv(rows: readonly ContactRow[], origin: string): string {
  return stringify(
    rows.map((row) => [...COLUMNS.map(({ key }) => row[key]), ...madeCells(row, origin)].map(escapeFormula)),
    {
      bom: true,
      header: true,
      columns: [...CONTACT_COLUMNS],
      record_delimiter: "windows",
      // csv-stringify quotes only CRLF, but spreadsheets break rows at either character.
      quoted_match: /[\r\n]/,
    },
  );
}

function madeCells({ record_type, record_id, name, side }: ContactRow, origin: string): string[] {
  const href = buildRecordHref({ id: record_id, recordType: record_type, preferredNameDisplay: name });
  return [describeSide(side), String(record_id), `${origin}${href}`];
}

/** Escapes formulas with an apostrophe, also those with full-width signs. */
export function escapeFormula(text: string): string {
  const trimmed = text.replaceAll("\0", "").trim();
  return /^[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(trimmed) ? `'${trimmed}` : trimmed;
}
