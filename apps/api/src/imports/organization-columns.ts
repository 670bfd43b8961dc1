// The columns of an organisation's own files. They are read, written as a template and documented from these tables.

import { type FileTable, FORMER, LINE, MODULES, NAME, OWN_ID } from "./organization-column.ts";
import { PEOPLE } from "./organization-people-columns.ts";

const AGENCIES: FileTable = {
  name: "agencies",
  unit: "agencies",
  about:
    "Agencies that aren’t listed yet, and how to reach those that are: a row with `agency_id` fills in address, telephone, fax, e-mail and website of a federal agency; its other cells stay empty.",
  columns: [
    { ...OWN_ID, example: "example-agency" },
    {
      kind: "number",
      name: "agency_id",
      about: "The number in the address of an agency that is already there (/agency/1500).",
      example: "",
    },
    {
      kind: "text",
      most: LINE,
      name: "name",
      about: "Name; required without `agency_id`.",
      example: "Office of Examples",
    },
    {
      kind: "text",
      most: LINE,
      name: "parent",
      about: "What it belongs to: an `id` of this file, /agency/1500, or the name of an agency.",
      example: "",
    },
    { kind: "text", most: 40, name: "acronym", about: "Short name.", example: "OFEX" },
    {
      kind: "html",
      name: "role",
      about: "What it does.",
      example: "<p>The Office of Examples shows how it is done.</p>",
    },
    { kind: "text", most: NAME, name: "city", about: "City it is in.", example: "" },
    { kind: "state", name: "state", about: "State it is in.", example: "" },
    {
      kind: "place",
      most: LINE,
      name: "address",
      about: "Postal address.",
      example: "1 Example Way, Washington, DC 20001",
    },
    { kind: "phone", name: "phone", about: "Telephone.", example: "202-555-0100" },
    { kind: "phone", name: "fax", about: "Fax.", example: "" },
    { kind: "email", name: "email", about: "E-mail address.", example: "office@example.org" },
    { kind: "url", name: "website", about: "Website.", example: "https://examples.example.org" },
    { ...MODULES, about: "Who may read it; empty: every subscriber.", example: "" },
  ],
};

const STAFFERS: FileTable = {
  name: "staffers",
  unit: "people",
  about: "People who work for somebody with a profile, for a committee or caucus, or for an agency.",
  columns: [
    { ...OWN_ID, example: "example-staffer" },
    {
      kind: "text",
      most: LINE,
      name: "employer",
      isRequired: true,
      about:
        "Whom they work for: an `id` of the people or agencies file, bioguide:… or openstates:…, the address of a page (/profile/123, /committee/45, /caucus/6, /agency/1500), or the name of a committee, caucus or agency.",
      example: "example-1",
    },
    {
      kind: "text",
      most: NAME,
      name: "name",
      about: "Full name; put together from its parts where it is empty.",
      example: "",
    },
    { kind: "text", most: NAME, name: "first_name", about: "First name.", example: "Robin" },
    {
      kind: "text",
      most: NAME,
      name: "last_name",
      about: "Last name; it or `name` is required.",
      example: "Sample",
    },
    { kind: "text", most: LINE, name: "title", about: "Job title.", example: "Chief of Staff" },
    { kind: "email", name: "email", about: "E-mail address at work.", example: "robin@example.org" },
    { kind: "phone", name: "phone", about: "Telephone at work.", example: "360-555-0101" },
    { kind: "choice", list: "sides", name: "side", about: "Side of the committee they work for.", example: "" },
    { kind: "yesno", name: "leads", about: "yes for those who lead the staff.", example: "yes" },
    {
      kind: "list",
      most: NAME,
      name: "job_categories",
      about: "What they do, from the list for Congress, for states or for federal agencies, as their employer is.",
      example: "Chief of Staff",
    },
    {
      kind: "choices",
      list: "focus_areas",
      name: "focus_areas",
      about: "What they work on.",
      example: "Water; Energy",
    },
    {
      kind: "choice",
      list: "appointments",
      name: "appointment",
      about: "How they came to the post; people of agencies only.",
      example: "",
    },
    { kind: "place", most: NAME, name: "office_city", about: "Where they work; people of agencies only.", example: "" },
    { kind: "state", name: "office_state", about: "Where they work; people of agencies only.", example: "" },
    { ...MODULES, about: "Who may read it; empty: whoever may read the employer’s page.", example: "" },
    FORMER,
  ],
};

const NARRATIVES: FileTable = {
  name: "narratives",
  unit: "panels",
  about: "Prose of profiles, a row a panel.",
  columns: [
    {
      kind: "text",
      most: LINE,
      name: "person",
      isRequired: true,
      about: "Whose: an `id` of the people file, bioguide:…, openstates:…, or the address of a profile (/profile/123).",
      example: "example-1",
    },
    {
      kind: "choice",
      list: "panels",
      name: "panel",
      isRequired: true,
      about: "Which panel.",
      example: "quick_summary",
    },
    {
      kind: "html",
      name: "text",
      isRequired: true,
      about: "The prose.",
      example: "<p>Avery Example has never held an office, and serves as an example <em>only</em>.</p>",
    },
  ],
};

/** In the order in which they refer to each other. */
export const TABLES: readonly FileTable[] = [PEOPLE, AGENCIES, STAFFERS, NARRATIVES];
