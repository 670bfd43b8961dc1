import { type Column, type FileTable, FORMER, LINE, MODULES, NAME, OWN_ID } from "./organization-column.ts";

const IDENTITY: readonly Column[] = [
  { ...OWN_ID, example: "example-1" },
  {
    kind: "number",
    name: "profile_id",
    about:
      "The number in the address of a profile that is already there (/profile/123): the row then adds to it instead of making a person.",
    example: "",
  },
  {
    kind: "text",
    most: NAME,
    name: "bioguide",
    about: "The same by a member of Congress’s Bioguide id.",
    example: "",
  },
  {
    kind: "text",
    most: NAME,
    name: "openstates_id",
    about: "The same by an Open States id (ocd-person/…).",
    example: "",
  },
];

const NAMES: readonly Column[] = [
  {
    kind: "text",
    most: NAME,
    name: "name",
    fact: "preferred_name_display",
    about: "The name as readers see it; put together from its parts where it is empty.",
    example: "",
  },
  { kind: "text", most: NAME, name: "first_name", fact: "first_name", about: "First name.", example: "Avery" },
  { kind: "text", most: NAME, name: "middle_name", fact: "middle_name", about: "Middle name.", example: "" },
  {
    kind: "text",
    most: NAME,
    name: "last_name",
    fact: "last_name",
    about: "Last name; it or `name` is required.",
    example: "Example",
  },
  { kind: "text", most: 20, name: "suffix", fact: "suffix", about: "“Jr.”, “III”.", example: "" },
  {
    kind: "text",
    most: NAME,
    name: "nickname",
    fact: "nickname",
    about: "A name the person goes by; it is found by the search.",
    example: "Ave",
  },
  {
    kind: "list",
    most: NAME,
    name: "other_names",
    fact: "aliases",
    about: "Former names and other spellings; they are found by the search.",
    example: "Avery Sample; A. Q. Example",
  },
  {
    kind: "text",
    most: NAME,
    name: "phonetic_name",
    fact: "body.phonetic_name",
    about: "How it is said.",
    example: "",
  },
  { kind: "choice", list: "genders", name: "gender", fact: "gender_id", about: "Gender.", example: "Female" },
  { kind: "date", name: "birth_date", fact: "birth_date", about: "Date of birth.", example: "1970-01-31" },
  { kind: "text", most: NAME, name: "birthplace", fact: "body.birthplace", about: "Town and state.", example: "" },
  {
    kind: "choice",
    list: "political_parties",
    name: "party",
    fact: "party_id",
    about: "Party.",
    example: "Nonpartisan",
  },
];

const POST: readonly Column[] = [
  {
    kind: "choice",
    list: "offices",
    name: "office",
    about: "Seat in a legislature, or governor; empty for everyone else.",
    example: "State Senate",
  },
  { kind: "state", name: "state", fact: "state_code", about: "State, by name or two letters.", example: "WA" },
  {
    kind: "text",
    most: 60,
    name: "district",
    about: "District as it is numbered or named there; AL for at-large.",
    example: "7",
  },
  {
    kind: "text",
    most: LINE,
    name: "title",
    fact: "title",
    about: "“Senator”; where it is empty it follows from the office.",
    example: "",
  },
  {
    kind: "text",
    most: LINE,
    name: "position_summary",
    fact: "position_summary",
    about: "One line under the name; where it is empty it follows from office, state and district.",
    example: "",
  },
  {
    kind: "text",
    most: LINE,
    name: "leadership",
    fact: "leadership_role",
    about: "“Majority Leader”, “Chair, Committee on Water”.",
    example: "",
  },
  {
    kind: "choice",
    list: "profile_types",
    name: "profile_type",
    fact: "profile_type_id",
    about: "Kind of profile; where it is empty it follows from the office.",
    example: "",
  },
  { ...MODULES, about: "Who may read it; where it is empty it follows from the office.", example: "" },
  FORMER,
];

const CONTACTS: readonly Column[] = [
  { kind: "email", name: "email", fact: "email", about: "E-mail address of the office.", example: "avery@example.org" },
  { kind: "url", name: "website", fact: "website_url", about: "Website.", example: "https://avery.example.org" },
  {
    kind: "url",
    name: "contact_form",
    fact: "contact_form_url",
    about: "Address of a form for messages.",
    example: "",
  },
  { kind: "url", name: "facebook", fact: "facebook_url", about: "Facebook page.", example: "" },
  { kind: "handle", name: "twitter", fact: "twitter_username", about: "Account on X (Twitter).", example: "" },
  { kind: "handle", name: "instagram", fact: "instagram_username", about: "Account on Instagram.", example: "" },
  { kind: "url", name: "youtube", fact: "youtube", about: "YouTube channel.", example: "" },
  { kind: "url", name: "linkedin", fact: "linked_in_url", about: "LinkedIn page.", example: "" },
];

/** Offices of a person, by the beginning of their columns' names. Never a home. */
export const OFFICES = [
  { prefix: "capitol", type: "Capitol Office", word: "Office at the capitol" },
  { prefix: "district_office", type: "District Office", word: "Office in the district" },
  { prefix: "district_office2", type: "District Office", word: "A second office in the district" },
] as const;

const officeColumns = ({ prefix, word }: (typeof OFFICES)[number], isExample: boolean): Column[] => [
  { kind: "place", most: NAME, name: `${prefix}_building`, about: `${word}: building.`, example: "" },
  { kind: "place", most: 40, name: `${prefix}_room`, about: `${word}: room.`, example: isExample ? "Room 12" : "" },
  {
    kind: "place",
    most: LINE,
    name: `${prefix}_address`,
    about: `${word}: street and number. Homes are never stored.`,
    example: isExample ? "1 Example Way" : "",
  },
  { kind: "place", most: NAME, name: `${prefix}_city`, about: `${word}: city.`, example: isExample ? "Olympia" : "" },
  { kind: "state", name: `${prefix}_state`, about: `${word}: state.`, example: isExample ? "WA" : "" },
  { kind: "text", most: 10, name: `${prefix}_zip`, about: `${word}: ZIP code.`, example: "" },
  { kind: "phone", name: `${prefix}_phone`, about: `${word}: telephone.`, example: isExample ? "360-555-0100" : "" },
  { kind: "phone", name: `${prefix}_fax`, about: `${word}: fax.`, example: "" },
];

export const PEOPLE: FileTable = {
  name: "people",
  unit: "people",
  about:
    "Policymakers and everyone else who has a profile. A row that names a profile which is already there adds to it: every cell that is filled in takes the place of what the other source says, and stays through its imports; a cell that is emptied later gives the place back.",
  columns: [
    ...IDENTITY,
    ...NAMES,
    ...POST,
    ...CONTACTS,
    ...OFFICES.flatMap((office, index) => officeColumns(office, index === 0)),
  ],
};
