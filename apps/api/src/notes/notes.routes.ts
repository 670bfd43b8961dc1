import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  DeletedNoteWire,
  DeleteNoteWire,
  ErrorWire,
  NoteConflictWire,
  NotesQueryWire,
  NotesWire,
  NoteVersionsQueryWire,
  NoteVersionsWire,
  NoteWire,
  RecordTagsWire,
  SaveNoteWire,
  SetTagWire,
} from "@rotunda/core/wire";
import { canReadNote, parseBriefcaseItemId } from "@rotunda/core";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { openTo, readUserId } from "../platform/access.ts";
import { ApiError, createNotFound, createTooManyRequests } from "../platform/api-error.ts";
import type { AppDeps } from "../platform/settings.ts";
import { createSlidingWindow } from "../platform/sliding-window.ts";
import { deleteNote, exportNotes, saveNote, setTag } from "./change-notes.ts";
import { findNoteReader, requireNoteReader } from "./note-reader.ts";
import { findNote, listNotes, listVersions, type RecordKey } from "./notes.sql.ts";

const CHANGES_PER_HOUR = 600;
const HOUR_MS = 3_600_000;

const CSV_FILE = {
  description: "A file with a row per note",
  content: { "text/csv": { schema: Type.String() } },
};

export const notesRoutes =
  ({ db, clock }: AppDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    openTo(app, requireNoteReader, "Notes");
    const changes = createSlidingWindow({ db, clock }, { name: "notes", limit: CHANGES_PER_HOUR, windowMs: HOUR_MS });

    const findReader = (request: FastifyRequest) => findNoteReader(db, readUserId(request));

    /** Counts a change against the hourly limit before making it. */
    async function findAuthor(request: FastifyRequest) {
      const allowed = await changes.take(String(readUserId(request)));
      if (allowed.do === "wait")
        throw createTooManyRequests("You have saved too many notes in a short time. Try again later.", allowed.seconds);
      return findReader(request);
    }

    app.get(
      "/api/notes/",
      { schema: { querystring: NotesQueryWire, response: { 200: NotesWire, 400: ErrorWire } } },
      async (request) => listNotes(db, readRecord(request.query.record), await findReader(request)),
    );

    app.post(
      "/api/notes/save",
      {
        schema: {
          body: SaveNoteWire,
          response: { 200: NoteWire, 404: ErrorWire, 409: NoteConflictWire, 410: ErrorWire, 429: ErrorWire },
        },
      },
      async (request) => {
        const reader = await findAuthor(request);
        const { body } = request;
        return saveNote(db, reader, readRecord(body.record), { sent: body, now: clock() });
      },
    );

    app.post(
      "/api/notes/delete",
      { schema: { body: DeleteNoteWire, response: { 200: DeletedNoteWire, 404: ErrorWire, 409: NoteConflictWire } } },
      async (request) => {
        await deleteNote(db, await findReader(request), request.body);
        return { success: true };
      },
    );

    app.get(
      "/api/notes/versions/",
      {
        schema: {
          querystring: NoteVersionsQueryWire,
          response: { 200: NoteVersionsWire, 400: ErrorWire, 404: ErrorWire },
        },
      },
      async (request) => {
        const { id } = request.query;
        const [note, reader] = [await findNote(db, id), await findReader(request)];
        if (!note || !canReadNote(note, reader)) throw createNotFound("note");
        return { versions: await listVersions(db, id) };
      },
    );

    app.post(
      "/api/notes/tag",
      {
        schema: { body: SetTagWire, response: { 200: RecordTagsWire, 404: ErrorWire, 409: ErrorWire, 429: ErrorWire } },
      },
      async (request) => {
        const reader = await findAuthor(request);
        const { body } = request;
        return { tags: await setTag(db, reader, readRecord(body.record), { sent: body, now: clock() }) };
      },
    );

    app.get("/api/notes/export", { schema: { response: { 200: CSV_FILE } } }, async (request, reply) =>
      reply
        .type("text/csv; charset=utf-8")
        .header("Content-Disposition", 'attachment; filename="notes.csv"')
        .send(await exportNotes(db, await findReader(request))),
    );
  };

function readRecord(text: string): RecordKey {
  const record = parseBriefcaseItemId(text);
  if (!record) throw new ApiError(400, "BAD_PARAMETER", `There is no record “${text}”.`, "record");
  return record;
}
