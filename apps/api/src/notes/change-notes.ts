import type { DeleteNoteWire, RecordTagsWire, SetTagWire } from "@rotunda/core/wire";
import { buildNotesCsv, canDeleteNote, canReadNote, normalizeTag, planTag, TAGS_MAX } from "@rotunda/core";
import { ApiError, createNotFound } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { isReadable, type NamedReader } from "./note-reader.ts";
import { findNote, hasRecord, listTags, type RecordKey } from "./notes.sql.ts";
import { createConflict, lockHolder } from "./save-note.ts";

/** Deletes a note with its versions, unless someone changed it since the version that the reader saw. */
export const deleteNote = (db: Db, reader: NamedReader, { id, version }: DeleteNoteWire): Promise<void> =>
  db.transaction(async (tx) => {
    const note = await findNote(tx, id, { isLocked: true });
    // A repeated request finds nothing to delete.
    if (!note) return;
    if (!canReadNote(note, reader)) throw createNotFound("note");
    if (!canDeleteNote(note, reader)) {
      throw new ApiError(403, "NOT_YOURS", "Only its author and the account owner can delete a note.");
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
