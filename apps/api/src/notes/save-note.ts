import type { NoteWire, SaveNoteWire } from "@rotunda/core/wire";
import { canReadNote, NOTE_MESSAGES, NOTES_MAX, planNoteSave, planNoteText, toSearchableText } from "@rotunda/core";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import type { NamedReader } from "./note-reader.ts";
import { findNote, hasRecord, type NoteRow, type RecordKey, toNoteWire } from "./notes.sql.ts";

/** Answered with the newest text. */
export const createConflict = (note: NoteRow, reader: NamedReader): ApiError =>
  Object.assign(new ApiError(409, "NOTE_CHANGED", "Someone else saved this note meanwhile."), {
    more: { note: toNoteWire(note, reader) },
  });

/** Stores a text as the newest version, all of it or nothing; a text that was set aside becomes the version before. */
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
        sent.version + texts.length,
        now,
      ]);
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

/** Saves of new notes and tags of one holder wait for each other, so that they can be counted. */
export const lockHolder = (tx: Db, { userId, organizationId }: NamedReader, audience: SaveNoteWire["audience"]) =>
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
