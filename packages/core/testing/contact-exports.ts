import { CONTACT_COLUMNS, type ContactFacts } from "../src/exports/contact-columns.ts";
import type { ExportPreview } from "../src/exports/exports.port.ts";
import { builderOf } from "./builders.ts";

/** A senator's exported texts, with overrides; empty if not named. */
export const someContactFacts = builderOf<ContactFacts>({
  ...(Object.fromEntries(CONTACT_COLUMNS.map((column) => [column, ""])) as ContactFacts),
  name: "Ruth Halvorsen",
  last_name: "Halvorsen",
  title: "Senator",
  office: "United States Senator, Nebraska",
  organization: "United States Senate",
  room: "511",
  building: "Hart Senate Office Building",
  city: "Washington",
  address_state: "DC",
  zip: "20510",
  record_id: "12",
  profile_url: "https://directory.example.org/rotunda/profile/12-ruth-halvorsen",
  form_of_address: "The Honorable Ruth Halvorsen",
  salutation: "Dear Senator Halvorsen:",
});

/** The preview of an export of twelve contacts by a reader with 23 left. */
export const anExportPreview = builderOf<ExportPreview>({
  count: 12,
  leftOutCount: 0,
  used: 1477,
  cap: 1500,
  columns: null,
  rows: [someContactFacts()],
  withoutForm: { count: 0, names: [] },
  labels: null,
});
