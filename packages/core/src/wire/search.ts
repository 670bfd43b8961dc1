import Type from "typebox";
import { RecordTypeWire } from "./shapes.ts";

export const SearchItemWire = Type.Object({
  id: Type.Integer(),
  /** `{id}-{record_type}`. */
  briefcase_item_id: Type.String(),
  is_former: Type.Boolean(),
  position_summary: Type.String(),
  preferred_name_display: Type.String(),
  /** Lower-case sort key; the last name of a person first. */
  sort_name: Type.String(),
  title: Type.String(),
  /** Name of the party; empty for groups, places and agencies. */
  political_party: Type.String(),
  /** HTML, sanitized before it is displayed. */
  quick_summary: Type.String(),
  /** URL of a picture, or empty. */
  headshot: Type.String(),
  subscription_modules: Type.Array(Type.Integer()),
  record_type: RecordTypeWire,
  added_to_briefcase: Type.Boolean(),
  leadership_role: Type.String(),
  /** Outside the reader's subscription: shown with a lock, links to the paywall. */
  is_paywalled: Type.Boolean(),
});
export type SearchItemWire = Type.Static<typeof SearchItemWire>;

export const SearchOrderWire = Type.Enum([
  "relevance",
  "importance",
  "alphabetical_asc",
  "alphabetical_desc",
  "state",
  "district",
  "seniority",
]);

/** `page` is 0-based in requests and responses. */
export const SearchPageWire = Type.Object({
  results: Type.Array(SearchItemWire),
  reasons: Type.Array(Type.String(), { description: "Why each result matches, where its card doesn't show it" }),
  pagination: Type.Object({
    page_size: Type.Integer(),
    page: Type.Integer(),
    total_pages: Type.Integer(),
    total_hits: Type.Integer(),
    order: SearchOrderWire,
  }),
  /** The corrected spelling that was searched after no exact match, else empty. */
  showing_results_for: Type.String(),
  meanings: Type.Array(
    Type.Object({
      /** The part as typed: "tx-23". */
      typed: Type.String(),
      /** "District" */
      label: Type.String(),
      /** "Texas 23rd" */
      value: Type.String(),
      /** The keyword with this part as plain words. */
      plain_keyword: Type.String(),
    }),
    { description: "How the parts of the keyword were read, where they mean more than their words" },
  ),
  /** The keyword with every word as typed: no aliases, nicknames or other spellings. */
  plain_keyword: Type.String(),
  /** If nothing was found, other searches with results; in Universal Search, also contacts that match the keyword. */
  elsewhere: Type.Array(
    Type.Object({
      text: Type.String(),
      scope: Type.Enum(["universal", "congressional", "federal", "state"]),
      search: Type.String(),
    }),
  ),
});
export type SearchPageWire = Type.Static<typeof SearchPageWire>;

/** A record in a line of text. */
export const RecordLineWire = Type.Pick(SearchItemWire, [
  "id",
  "record_type",
  "preferred_name_display",
  "headshot",
  "position_summary",
  "is_former",
]);

export const SuggestionsWire = Type.Object({ results: Type.Array(RecordLineWire) });
export type SuggestionsWire = Type.Static<typeof SuggestionsWire>;

/** Numbers of results by parameter and value; values without results are left out. */
export const SearchCountsWire = Type.Object({
  counts: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
});
export type SearchCountsWire = Type.Static<typeof SearchCountsWire>;

export const JobTitlesWire = Type.Array(Type.String());
export type JobTitlesWire = Type.Static<typeof JobTitlesWire>;
