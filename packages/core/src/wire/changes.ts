import Type from "typebox";
import { RecordLineWire } from "./search.ts";
import { nullable, RecordTypeWire } from "./shapes.ts";

const KINDS = ["office", "leadership", "party", "committees", "staff", "contact", "profile"] as const;
export const ChangeKindWire = Type.Enum([...KINDS, "search", "mention"]);

/** `page` is 0-based in requests and responses. */
export const ChangesQueryWire = Type.Object({
  kind: Type.Array(Type.Enum([...KINDS]), {
    default: [],
    description: "Repeat the parameter for several kinds; without it, all are listed",
  }),
  state: Type.Optional(Type.String({ pattern: "^[A-Z]{2}$" })),
  record: Type.Optional(Type.String({ pattern: "^\\d{1,9}-[a-z]+$", description: "`{id}-{record type}`" })),
  days: Type.Integer({ minimum: 0, maximum: 36_500, default: 30, description: "Back from today; 0 for all" }),
  page: Type.Integer({ minimum: 0, maximum: 999_999, default: 0 }),
});
export type ChangesQueryWire = Type.Static<typeof ChangesQueryWire>;

export const ChangeWire = Type.Object({
  id: Type.Integer(),
  /** ISO date. */
  day: Type.String(),
  kind: ChangeKindWire,
  /** Made by an editor: the record was wrong, not outdated. */
  is_correction: Type.Boolean(),
  /** Name of the source, as displayed. */
  source: Type.String(),
  record: RecordLineWire,
  parts: Type.Array(
    Type.Object({
      text: Type.String(),
      mark: Type.Enum(["", "was", "now"]),
      record_type: Type.Union([RecordTypeWire, Type.Literal("")]),
      id: nullable(Type.Integer()),
    }),
    { description: "The sentence, with links to records, and old and new values" },
  ),
});
export type ChangeWire = Type.Static<typeof ChangeWire>;

export const ChangesWire = Type.Object({
  /** Latest day first; the changes of a record and day are together. */
  changes: Type.Array(ChangeWire),
  /** Numbers of changes by kind, including kinds that the request excludes. */
  kinds: Type.Partial(Type.Record(ChangeKindWire, Type.Integer())),
  total: Type.Integer(),
  page: Type.Integer(),
  total_pages: Type.Integer(),
  /** Name of the requested record; empty without one, or if it isn't visible. */
  record_name: Type.String(),
  /** ISO date of the last import; null before the first. */
  imported_on: nullable(Type.String()),
});
export type ChangesWire = Type.Static<typeof ChangesWire>;

/** The ISO date on which the feed's address was created; null if there is none. */
export const ChangeFeedWire = Type.Object({ made_on: nullable(Type.String()) });
export type ChangeFeedWire = Type.Static<typeof ChangeFeedWire>;

export const StartedFeedWire = Type.Object({ path: Type.String() });
export type StartedFeedWire = Type.Static<typeof StartedFeedWire>;
