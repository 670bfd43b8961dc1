import Type from "typebox";
import { ChangeKindWire, ChangeWire } from "./changes.ts";
import { SavedSearchWire } from "./saved-searches.ts";
import { nullable, RecordTypeWire } from "./shapes.ts";

const TARGET = Type.String({ minLength: 3, maxLength: 100, pattern: "^[^\\x00-\\x1f]+$" });
const KINDS = ["person", "seat", "committee", "agency", "folder", "search", "state"] as const;
const followable = {
  kind: Type.Enum([...KINDS]),
  target: TARGET,
  name: Type.String(),
};

export const FollowWire = Type.Object({
  ...followable,
  /** The record or folder, or the holder of a seat; null if there is none. */
  page: nullable(
    Type.Object({
      id: Type.Integer(),
      record_type: Type.Union([RecordTypeWire, Type.Literal("folder")]),
      preferred_name_display: Type.String(),
      headshot: Type.String(),
    }),
  ),
  /** Set for a saved search. */
  search: nullable(Type.Pick(SavedSearchWire, ["id", "scope", "search"])),
  /** ISO date. */
  since: Type.String(),
  changes: Type.Integer({ description: "In the last 30 days" }),
  /** Outside the subscription, so its changes are not shown. */
  is_locked: Type.Boolean(),
});
export type FollowWire = Type.Static<typeof FollowWire>;

export const FollowsWire = Type.Object({ follows: Type.Array(FollowWire) });
export type FollowsWire = Type.Static<typeof FollowsWire>;

export const FollowChoicesQueryWire = Type.Object({
  record: Type.String({
    pattern: "^\\d{1,9}-[a-z]+$",
    description: "`{id}-{record type}`, `{id}-folder` or `{id}-search`",
  }),
});

export const FollowChoicesWire = Type.Object({
  choices: Type.Array(Type.Object({ ...followable, is_followed: Type.Boolean() })),
});
export type FollowChoicesWire = Type.Static<typeof FollowChoicesWire>;

export const StartFollowWire = Type.Object({
  target: TARGET,
  is_resumed: Type.Boolean({ description: "Continues a follow that was just ended, as if it had not been" }),
});
export const EndFollowWire = Type.Object({ target: TARGET });
export const FollowedWire = Type.Object({ is_followed: Type.Boolean() });

/** `page` is 0-based in requests and responses. */
export const InboxQueryWire = Type.Object({
  unread: Type.Boolean({ default: false }),
  page: Type.Integer({ minimum: 0, maximum: 9999, default: 0 }),
});

export const InboxLineWire = Type.Object({
  /** ISO date. */
  day: Type.String(),
  record: ChangeWire.properties.record,
  is_unread: Type.Boolean(),
  /** The newest change of the line. */
  through: Type.Integer(),
  /** The follow that the line belongs to; for a mention, the organization of the note. */
  why: Type.Object({ ...followable, kind: Type.Enum([...KINDS, "mention"]) }),
  /**
   * Set if this person is the new holder of a followed seat: the previous holder, and whether the reader follows them.
   */
  handover: nullable(Type.Object({ target: TARGET, name: Type.String(), is_followed: Type.Boolean() })),
  changes: Type.Array(ChangeWire),
});
export type InboxLineWire = Type.Static<typeof InboxLineWire>;

export const InboxWire = Type.Object({
  lines: Type.Array(InboxLineWire),
  unread: Type.Integer(),
  total: Type.Integer(),
  page: Type.Integer(),
  total_pages: Type.Integer(),
  follows: Type.Integer(),
});
export type InboxWire = Type.Static<typeof InboxWire>;

export const UnreadWire = Type.Object({ unread: Type.Integer() });
export type UnreadWire = Type.Static<typeof UnreadWire>;

export const MarkLinesWire = Type.Object({
  lines: Type.Array(
    Type.Object({
      record: Type.String({ pattern: "^\\d{1,9}-[a-z]+$" }),
      day: Type.String({ pattern: "^(?!0000)\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" }),
      through: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    { maxItems: 200 },
  ),
  is_read: Type.Boolean(),
});

export const MarkedAllWire = Type.Object({ marked: Type.Integer(), batch: Type.String() });
export type MarkedAllWire = Type.Static<typeof MarkedAllWire>;
export const UnmarkWire = Type.Object({
  batch: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

const choice = {
  cadence: Type.Enum(["daily", "weekly", "off"]),
  /** Kinds of changes that are mailed at once. */
  at_once: Type.Array(ChangeKindWire, { maxItems: 20, uniqueItems: true }),
};
export const SaveDigestWire = Type.Object(choice);

export const DigestWire = Type.Object({
  ...choice,
  email: Type.String(),
  /** The last mail; null before the first. */
  last: nullable(
    Type.Object({
      id: Type.String(),
      day: Type.String(),
      state: Type.Enum(["waiting", "sent", "failed"]),
      changes: Type.Integer(),
    }),
  ),
});
export type DigestWire = Type.Static<typeof DigestWire>;
