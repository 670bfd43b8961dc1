import Type from "typebox";
import { optionalListOf, optionalMatch, optionalPhone, optionalTexts } from "./check-record.ts";

export const CONGRESS = "congress-legislators";

/** Tests an identifier in the Biographical Directory of Congress: "C000127". */
export const isBioguide = (id: unknown): id is string => typeof id === "string" && /^[A-Z]\d{6}$/u.test(id);

// Every scalar is text (see read-source.ts); other fields are ignored.
const Text = Type.String();
const OptionalText = Type.Optional(Text);
const DateText = Type.String({ format: "date" });
const EndDate = Type.Optional(Type.String({ format: "date", isEssential: true }));
const StateCode = Type.String({ pattern: "^[A-Z]{2}$" });
const Coordinate = optionalMatch("^-?\\d{1,3}(\\.\\d+)?([eE]-?\\d+)?$");

const Term = Type.Object({
  type: Type.String({ pattern: "^(rep|sen|prez|viceprez)$" }),
  start: Type.Optional(DateText),
  end: Type.Optional(DateText),
  state: Type.Optional(StateCode),
  district: optionalMatch("^-?\\d{1,2}$"),
  class: optionalMatch("^[123]$"),
  party_affiliations: optionalListOf(
    Type.Object({ start: Type.Optional(DateText), end: Type.Optional(DateText), party: Text, caucus: OptionalText }),
  ),
  state_rank: optionalMatch("^(junior|senior)$"),
  ...optionalTexts("party", "caucus", "how", "end-type", "url", "rss_url", "contact_form"),
  ...optionalTexts("address", "office"),
  phone: optionalPhone,
  fax: optionalPhone,
});

export const PersonRecord = Type.Object({
  id: Type.Record(Type.String(), Type.Union([Text, Type.Array(Text)])),
  name: Type.Object({ first: Text, last: Text, ...optionalTexts("middle", "suffix", "nickname", "official_full") }),
  bio: Type.Optional(Type.Object({ birthday: Type.Optional(DateText), gender: optionalMatch("^[FM]$") })),
  family: optionalListOf(Type.Object({ name: Text, relation: Text })),
  leadership_roles: optionalListOf(Type.Object({ title: Text, chamber: OptionalText, start: DateText, end: EndDate })),
  terms: Type.Array(Term, { minItems: 1 }),
});

export type PersonRecord = Type.Static<typeof PersonRecord>;
export type TermRecord = PersonRecord["terms"][number];

const ThomasId = Type.String({ pattern: "^[A-Z0-9]{2,6}$" });

/** Former names by number of the Congress, and the numbers of all its Congresses. */
const History = {
  names: Type.Optional(Type.Record(Type.String({ pattern: "^\\d{1,3}$" }), Text)),
  congresses: Type.Optional(Type.Array(Type.String({ pattern: "^\\d{1,3}$" }))),
};

const Subcommittee = Type.Object({
  name: Text,
  thomas_id: ThomasId,
  ...optionalTexts("address", "wikipedia"),
  phone: optionalPhone,
  ...History,
});

export const CommitteeRecord = Type.Object({
  type: Type.String({ pattern: "^(house|senate|joint)$" }),
  name: Text,
  thomas_id: ThomasId,
  ...optionalTexts("url", "minority_url", "address", "jurisdiction", "jurisdiction_source"),
  phone: optionalPhone,
  ...optionalTexts("rss_url", "minority_rss_url", "youtube_id", "wikipedia"),
  subcommittees: Type.Optional(Type.Array(Subcommittee)),
  ...History,
});
export type CommitteeRecord = Type.Static<typeof CommitteeRecord>;

export const RosterRecord = Type.Object({
  bioguide: Text,
  party: Type.String({ pattern: "^(majority|minority)$" }),
  rank: optionalMatch("^\\d{1,4}$"),
  title: OptionalText,
});

const Bioguide = Type.Object({ bioguide: Text });

export const OfficeRecord = Type.Object({
  id: Text,
  city: Text,
  state: StateCode,
  ...optionalTexts("address", "suite", "building", "zip", "hours"),
  phone: optionalPhone,
  fax: optionalPhone,
  latitude: Coordinate,
  longitude: Coordinate,
});
export type OfficeRecord = Type.Static<typeof OfficeRecord>;
/** Offices are checked one by one, so that an invalid one doesn't reject the others. */
export const PersonOfficesRecord = Type.Object({ id: Bioguide, offices: Type.Array(Type.Unknown()) });

export const SocialRecord = Type.Object({
  id: Bioguide,
  social: Type.Object(
    optionalTexts("twitter", "facebook", "instagram", "youtube", "youtube_id", "mastodon", "bluesky", "threads"),
  ),
});
