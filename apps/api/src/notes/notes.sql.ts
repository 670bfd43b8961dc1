import type { NotesWire, NoteVersionsWire, NoteWire, RecordTagsWire } from "@rotunda/core/wire";
import { canDeleteNote, type NoteHolder, type RecordType } from "@rotunda/core";
import { type Db, findRow, hasRow } from "../platform/db.ts";
import { HAS_NOTES, isReadable, NAME, type NamedReader } from "./note-reader.ts";

export interface RecordKey {
  id: number;
  recordType: RecordType;
}

const KNOWN_TAGS_MAX = 200;
/** Versions of a note that are listed, the newest ones. */
export const VERSIONS_LISTED_MAX = 500;
const COLLEAGUES_MAX = 500;

export type NoteRow = NoteHolder & {
  id: string;
  text: string;
  version: number;
  authorName: string;
  editorName: string;
  createdAt: Date;
  updatedAt: Date;
};

const NOTE = `n.id, n.owner_id as "ownerId", n.organization_id as "organizationId", n.author_id as "authorId", n.text,
  n.version, n.author_name as "authorName", n.created_at as "createdAt", n.updated_at as "updatedAt",
  coalesce((select v.author_name from note_versions v where v.note_id = n.id and v.version = n.version), '')
    as "editorName"`;

export const toNoteWire = (note: NoteRow, reader: NamedReader): NoteWire => ({
  id: note.id,
  audience: note.ownerId === null ? "organization" : "private",
  text: note.text,
  version: note.version,
  author_name: note.authorName,
  editor_name: note.editorName,
  is_own: note.authorId === reader.userId,
  can_delete: canDeleteNote(note, reader),
  created_at: note.createdAt.toISOString(),
  updated_at: note.updatedAt.toISOString(),
});

/** `isLocked` keeps others from changing the note until the transaction ends. */
export const findNote = (db: Db, id: string, { isLocked = false } = {}): Promise<NoteRow | null> =>
  findRow<NoteRow>(db, `select ${NOTE} from notes n where n.id = $1 ${isLocked ? "for no key update of n" : ""}`, [id]);

export async function listNotes(db: Db, { id, recordType }: RecordKey, reader: NamedReader): Promise<NotesWire> {
  const { userId, organizationId } = reader;
  const notes = await db.query<NoteRow>(
    `select ${NOTE} from notes n where n.record_type = $1 and n.record_id = $2 and ${isReadable("n", "$3", "$4")}
     order by n.updated_at desc, n.id`,
    [recordType, id, userId, organizationId],
  );
  const [about] = await db.query<{ organization_name: string; known_tags: string[]; colleagues: string[] }>(
    `select o.name as organization_name,
       array(select distinct t.tag from record_tags t where ${isReadable("t", "$1", "o.id")} order by 1
         limit ${KNOWN_TAGS_MAX}) as known_tags,
       array(select ${NAME} from users u where u.organization_id = o.id and u.id <> $1 and u.disabled_at is null and ${HAS_NOTES}
         order by 1 limit ${COLLEAGUES_MAX}) as colleagues
     from organizations o where o.id = $2`,
    [userId, organizationId],
  );
  return {
    notes: notes.map((note) => toNoteWire(note, reader)),
    tags: await listTags(db, { id, recordType }, reader),
    known_tags: about?.known_tags ?? [],
    colleagues: about?.colleagues ?? [],
    organization_name: about?.organization_name ?? "",
  };
}

export const listTags = (
  db: Db,
  { id, recordType }: RecordKey,
  { userId, organizationId }: NamedReader,
): Promise<RecordTagsWire["tags"]> =>
  db.query(
    `select t.tag, case when t.owner_id is null then 'organization' else 'private' end as audience from record_tags t
     where t.record_type = $1 and t.record_id = $2 and ${isReadable("t", "$3", "$4")} order by t.tag, t.owner_id`,
    [recordType, id, userId, organizationId],
  );

export async function listVersions(db: Db, noteId: string): Promise<NoteVersionsWire["versions"]> {
  const rows = await db.query<{ version: number; text: string; author_name: string; saved_at: Date }>(
    "select version, text, author_name, saved_at from note_versions where note_id = $1 order by version desc limit $2",
    [noteId, VERSIONS_LISTED_MAX],
  );
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }));
}

export const hasRecord = (db: Db, { id, recordType }: RecordKey): Promise<boolean> =>
  hasRow(db, "select 1 from records where record_type = $1 and record_id = $2", [recordType, id]);
