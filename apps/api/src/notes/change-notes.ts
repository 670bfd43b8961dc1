import type { DeleteNoteWire, NoteWire, RecordTagsWire, SaveNoteWire, SetTagWire } from "@rotunda/core/wire";
import {
  buildNotesCsv,
  canDeleteNote,
  canReadNote,
  type Colleague,
  listNotified,
  NOTE_MESSAGES,
  NOTES_MAX,
  normalizeTag,
  planNoteSave,
  planNoteText,
  planTag,
  TAGS_MAX,
  toSearchableText,
} from "@rotunda/core";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import { HAS_NOTES, isReadable, NAME, type NamedReader } from "./note-reader.ts";
import { findNote, hasRecord, listTags, type NoteRow, type RecordKey, toNoteWire } from "./notes.sql.ts";

/** The response has the newest text. */
const createConflict = (note: NoteRow, reader: NamedReader): ApiError =>
  Object.assign(new ApiError(409, "NOTE_CHANGED", "Someone else has changed this note in the meantime."), {
    more: { note: toNoteWire(note, reader) },
  });

/** The rejected text of a conflict becomes the version before. */
export const saveNote = (
  db: Db,
  reader: NamedReader,
  record: RecordKey,
  { sent, now }: { sent: SaveNoteWire; now: Date },
): Promise<NoteWire> =>
  db.transaction(async (tx) => {
    const [text, setAside] = [readText(sent.text), sent.set_aside === undefined ? null : readText(sent.set_aside)];
    if (sent.version === 0) await lockHolder(tx, reader, sent.audience);
    const stored = await findNote(tx, sent.id, { isLocked: true });
    // Another organization's note is reported like a missing one.
    if (stored && !canReadNote(stored, reader)) throw createNotFound("note");
    const texts = setAside === null ? [text] : [setAside, text];
    const plan = planNoteSave({
      stored: stored?.version ?? null,
      from: sent.version,
      isRepeated: await isVersion(tx, sent.id, { version: sent.version + 1, text: texts[0] ?? "", reader }),
    });
    if (plan === "gone") throw new ApiError(410, "NOTE_DELETED", NOTE_MESSAGES.gone);
    if (plan === "conflict" && stored) throw createConflict(stored, reader);
    if (plan === "insert") await insertNote(tx, reader, record, { sent, now });
    if (plan === "insert" || plan === "update") {
      const version = sent.version + texts.length;
      for (const [at, one] of texts.entries()) {
        await tx.query(
          `insert into note_versions (note_id, version, text, author_id, author_name, saved_at)
           values ($1, $2, $3, $4, $5, $6)`,
          [sent.id, sent.version + 1 + at, one, reader.userId, reader.name, now],
        );
      }
      await tx.query("update notes set text = $2, searchable = $3, version = $4, updated_at = $5 where id = $1", [
        sent.id,
        text,
        toSearchableText(text),
        version,
        now,
      ]);
      const isShared = stored ? stored.ownerId === null : sent.audience === "organization";
      if (isShared) await notifyMentioned(tx, reader, { id: sent.id, version, text, before: stored?.text ?? "" });
    }
    const saved = await findNote(tx, sent.id);
    if (!saved) throw new Error("A note that was saved is missing.");
    return toNoteWire(saved, reader);
  });

function readText(written: string): string {
  const plan = planNoteText(written);
  if (plan.do === "refuse") throw new ApiError(400, "BAD_NOTE", plan.message, "text");
  return plan.text;
}

/** Saves of new notes and tags with the same holder wait for each other, so that the limits hold. */
const lockHolder = (tx: Db, { userId, organizationId }: NamedReader, audience: SaveNoteWire["audience"]) =>
  audience === "private"
    ? tx.query("select 1 from users where id = $1 for no key update", [userId])
    : tx.query("select 1 from organizations where id = $1 for no key update", [organizationId]);

const isVersion = (
  tx: Db,
  id: string,
  { version, text, reader }: { version: number; text: string; reader: NamedReader },
): Promise<boolean> =>
  hasRow(tx, "select 1 from note_versions where note_id = $1 and version = $2 and text = $3 and author_id = $4", [
    id,
    version,
    text,
    reader.userId,
  ]);

async function insertNote(
  tx: Db,
  reader: NamedReader,
  record: RecordKey,
  { sent, now }: { sent: SaveNoteWire; now: Date },
): Promise<void> {
  if (!(await hasRecord(tx, record))) throw createNotFound("record");
  const [ownerId, organizationId] = sent.audience === "private" ? [reader.userId, null] : [null, reader.organizationId];
  const count = await findValue<number>(
    tx,
    `select count(*)::int from notes where record_type = $1 and record_id = $2
       and (owner_id = $3::int or organization_id = $4::int)`,
    [record.recordType, record.id, ownerId, organizationId],
  );
  if ((count ?? 0) >= NOTES_MAX) {
    throw new ApiError(409, "TOO_MANY_NOTES", NOTE_MESSAGES.tooMany(NOTES_MAX));
  }
  await tx.query(
    `insert into notes (id, record_type, record_id, owner_id, organization_id, author_id, author_name, text, searchable,
       version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, '', '', 0, $8, $8)`,
    [sent.id, record.recordType, record.id, ownerId, organizationId, reader.userId, reader.name, now],
  );
}

async function notifyMentioned(
  tx: Db,
  { userId, organizationId }: NamedReader,
  { id, version, text, before }: { id: string; version: number; text: string; before: string },
): Promise<void> {
  const colleagues = await tx.query<Colleague>(
    `select id, ${NAME} as name, disabled_at is null and ${HAS_NOTES} as "canReadNotes" from users u
     where organization_id = $1`,
    [organizationId],
  );
  await tx.query(
    `insert into note_mentions (note_id, version, user_id) select $1, $2, unnest($3::int[])
     on conflict (note_id, user_id) do nothing`,
    [id, version, listNotified({ text, before, authorId: userId }, colleagues)],
  );
}

/** Deletes a note with its versions, unless someone changed it since the version that the reader saw. */
export const deleteNote = (db: Db, reader: NamedReader, { id, version }: DeleteNoteWire): Promise<void> =>
  db.transaction(async (tx) => {
    const note = await findNote(tx, id, { isLocked: true });
    // A repeated request finds nothing to delete.
    if (!note) return;
    if (!canReadNote(note, reader)) throw createNotFound("note");
    if (!canDeleteNote(note, reader)) {
      throw new ApiError(403, "NOT_YOURS", "Only the note’s author and the account owner can delete it.");
    }
    if (note.version !== version) throw createConflict(note, reader);
    await tx.query("delete from notes where id = $1", [id]);
  });

/** Adds or removes a tag and returns all of the record; a repeated request changes nothing. */
export const setTag = (
  db: Db,
  reader: NamedReader,
  record: RecordKey,
  { sent, now }: { sent: SetTagWire; now: Date },
): Promise<RecordTagsWire["tags"]> =>
  db.transaction(async (tx) => {
    const isPrivate = sent.audience === "private";
    const [ownerId, organizationId] = isPrivate ? [reader.userId, null] : [null, reader.organizationId];
    const tag = normalizeTag(sent.tag);
    await lockHolder(tx, reader, sent.audience);
    const before = (await listTags(tx, record, reader)).filter(({ audience }) => audience === sent.audience);
    if (!sent.is_set) {
      await tx.query(
        `delete from record_tags where record_type = $1 and record_id = $2 and tag = $3
           and (owner_id = $4::int or organization_id = $5::int)`,
        [record.recordType, record.id, tag, ownerId, organizationId],
      );
    } else if (!before.some((one) => one.tag === tag)) {
      const plan = planTag(sent.tag, before.length);
      if (plan.do === "refuse") {
        const isFull = before.length >= TAGS_MAX;
        throw new ApiError(isFull ? 409 : 400, isFull ? "TOO_MANY_TAGS" : "BAD_TAG", plan.message, "tag");
      }
      if (!(await hasRecord(tx, record))) throw createNotFound("record");
      await tx.query(
        `insert into record_tags (record_type, record_id, owner_id, organization_id, tag, added_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [record.recordType, record.id, ownerId, organizationId, plan.tag, now],
      );
    }
    return listTags(tx, record, reader);
  });

/** All notes that a reader may see, with the tags of the same readers, as CSV. */
export async function exportNotes(db: Db, { userId, organizationId }: NamedReader): Promise<string> {
  const written = (column: string) =>
    `coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
  const rows = await db.query<Parameters<typeof buildNotesCsv>[0][number]>(
    `select coalesce(r.preferred_name_display, '') as "recordName", h.record_type as "recordType",
       h.record_id as "recordId", case when h.owner_id is null then 'organization' else 'private' end as audience,
       coalesce(n.text, '') as text, coalesce(n.author_name, '') as "authorName", ${written("n.created_at")} as "createdAt",
       ${written("n.updated_at")} as "updatedAt",
       array(select t.tag from record_tags t where t.record_type = h.record_type and t.record_id = h.record_id
         and t.owner_id is not distinct from h.owner_id and t.organization_id is not distinct from h.organization_id
         order by t.tag) as tags
     from (
       select record_type, record_id, owner_id, organization_id from notes n where ${isReadable("n", "$1", "$2")}
       union select record_type, record_id, owner_id, organization_id from record_tags t where ${isReadable("t", "$1", "$2")}
     ) h
     left join notes n on n.record_type = h.record_type and n.record_id = h.record_id
       and n.owner_id is not distinct from h.owner_id and n.organization_id is not distinct from h.organization_id
     left join records r on r.record_type = h.record_type and r.record_id = h.record_id
     order by 1, 2, 3, n.created_at, n.id`,
    [userId, organizationId],
  );
  return buildNotesCsv(rows);
}
