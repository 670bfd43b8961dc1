import Type from "typebox";
import { optionalEmail, optionalListOf, optionalMatch, optionalPhone, optionalTexts } from "./check-record.ts";

// Every scalar is text (see read-source.ts); other fields are ignored.
const Text = Type.String();
const OptionalText = Type.Optional(Text);
const PARTIAL = "^\\d{4}(-\\d{2}(-\\d{2})?)?$";
const PartialDate = optionalMatch(PARTIAL);
/** Without this field, something that has ended would seem current. */
const EndDate = Type.Optional(Type.String({ pattern: PARTIAL, isEssential: true }));
/** Each of these fields may show that an address is a home. */
const Kind = Type.Optional(Type.String({ isEssential: true }));
const Jurisdiction = Type.String({ pattern: "^ocd-jurisdiction/country:us(/|$)" });
const PersonId = Type.String({ pattern: "^ocd-person/[0-9a-f-]{36}$" });
const GroupId = Type.String({ pattern: "^ocd-organization/[0-9a-f-]{36}$" });

const period = { start_date: PartialDate, end_date: EndDate };
const Link = Type.Object({ url: Text, note: OptionalText });
const OtherName = Type.Object({ name: Text, ...period });

export const StateOffice = Type.Object({
  classification: Kind,
  name: Kind,
  /** The classification in older records. */
  note: Kind,
  ...optionalTexts("address", "hours", "room"),
  voice: optionalPhone,
  fax: optionalPhone,
  email: optionalEmail,
});
export type StateOffice = Type.Static<typeof StateOffice>;

export const StatePerson = Type.Object({
  id: PersonId,
  name: Text,
  ...optionalTexts("given_name", "family_name", "middle_name", "suffix", "gender", "biography", "image"),
  email: optionalEmail,
  birth_date: PartialDate,
  death_date: EndDate,
  ids: Type.Optional(Type.Record(Text, Text)),
  party: optionalListOf(Type.Object({ name: Text, ...period })),
  roles: Type.Array(
    Type.Object({
      type: Text,
      district: OptionalText,
      jurisdiction: Jurisdiction,
      end_reason: OptionalText,
      ...period,
    }),
    { minItems: 1 },
  ),
  offices: optionalListOf(StateOffice),
  contact_details: optionalListOf(StateOffice),
  links: optionalListOf(Link),
  other_names: optionalListOf(OtherName),
  other_identifiers: optionalListOf(Type.Object({ scheme: Text, identifier: Text, ...period })),
  extras: Type.Optional(Type.Unknown()),
});
export type StatePerson = Type.Static<typeof StatePerson>;
export type StateRole = StatePerson["roles"][number];

export const StateCommittee = Type.Object({
  id: GroupId,
  name: Text,
  jurisdiction: Jurisdiction,
  chamber: Type.String({ pattern: "^(upper|lower|legislature)$" }),
  classification: Type.String({ pattern: "^(committee|subcommittee)$" }),
  parent: Type.Optional(GroupId),
  /** Checked one by one, so that an invalid one doesn't reject the others. */
  members: Type.Optional(Type.Array(Type.Unknown())),
  links: optionalListOf(Link),
  other_names: optionalListOf(OtherName),
  extras: Type.Optional(Type.Unknown()),
});
export type StateCommittee = Type.Static<typeof StateCommittee>;

export const CommitteeMember = Type.Object({
  name: Text,
  person_id: Type.Optional(PersonId),
  /** Documented name of person_id. */
  id: Type.Optional(PersonId),
  role: OptionalText,
  ...period,
});

export const StateVacancy = Type.Object({
  chamber: Type.String({ pattern: "^(upper|lower|legislature)$" }),
  district: Text,
  vacant_until: Type.Optional(Type.String({ format: "date" })),
});
export type StateVacancy = Type.Static<typeof StateVacancy>;
