import Type from "typebox";
import { ErrorWire } from "./shapes.ts";

const AudienceWire = Type.Enum(["private", "organization"]);
const NoteIdWire = Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" });
const RecordWire = Type.String({ pattern: "^\\d{1,9}-[a-z]+$", description: "`{id}-{record type}`" });
const VersionWire = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Above the rule's limit, so that the reader gets the rule's message instead of a schema error. */
const TextWire = Type.String({ maxLength: 50_000 });

export const NoteWire = Type.Object({
  /** Made by the client. */
  id: Type.String(),
  audience: AudienceWire,
  text: Type.String(),
  /** 1 for the first text; each save adds one. */
  version: Type.Integer(),
  author_name: Type.String(),
  editor_name: Type.String(),
  is_own: Type.Boolean(),
  can_delete: Type.Boolean(),
  /** ISO instants. */
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type NoteWire = Type.Static<typeof NoteWire>;

const RecordTagWire = Type.Object({ tag: Type.String(), audience: AudienceWire });

export const NotesQueryWire = Type.Object({ record: RecordWire });

export const NotesWire = Type.Object({
  /** Newest first. */
  notes: Type.Array(NoteWire),
  tags: Type.Array(RecordTagWire),
  /** Tags of other records, to choose from. */
  known_tags: Type.Array(Type.String()),
  colleagues: Type.Array(Type.String()),
  organization_name: Type.String(),
});
export type NotesWire = Type.Static<typeof NotesWire>;

export const SaveNoteWire = Type.Object({
  id: NoteIdWire,
  record: RecordWire,
  audience: AudienceWire,
  text: TextWire,
  version: { ...VersionWire, description: "The version that the text was made from; 0 for a new note" },
  set_aside: Type.Optional({ ...TextWire, description: "A text that lost in a conflict, kept as a version" }),
});
export type SaveNoteWire = Type.Static<typeof SaveNoteWire>;

export const DeleteNoteWire = Type.Object({ id: NoteIdWire, version: VersionWire });
export type DeleteNoteWire = Type.Static<typeof DeleteNoteWire>;
export const DeletedNoteWire = Type.Object({ success: Type.Boolean() });

/** 409 with the newest text; without it, there are too many notes. */
export const NoteConflictWire = Type.Object({ ...ErrorWire.properties, note: Type.Optional(NoteWire) });
export type NoteConflictWire = Type.Static<typeof NoteConflictWire>;

export const NoteVersionsQueryWire = Type.Object({ id: NoteIdWire });
export const NoteVersionsWire = Type.Object({
  versions: Type.Array(
    Type.Object({
      version: Type.Integer(),
      text: Type.String(),
      author_name: Type.String(),
      saved_at: Type.String(),
    }),
  ),
});
export type NoteVersionsWire = Type.Static<typeof NoteVersionsWire>;

export const SetTagWire = Type.Object({
  record: RecordWire,
  tag: Type.String({ maxLength: 500 }),
  audience: AudienceWire,
  is_set: Type.Boolean(),
});
export type SetTagWire = Type.Static<typeof SetTagWire>;
export const RecordTagsWire = Type.Object({ tags: Type.Array(RecordTagWire) });
export type RecordTagsWire = Type.Static<typeof RecordTagsWire>;
