import { camelize, type NotesApi, type NoteSaved } from "@rotunda/core";
import { isHTTPError } from "ky";
import type {
  DeleteNoteWire,
  NoteConflictWire,
  NotesWire,
  NoteVersionsWire,
  NoteWire,
  RecordTagsWire,
  SaveNoteWire,
  SetTagWire,
} from "@rotunda/core/wire";
import { call, type Http } from "./http.ts";

/** Returns the requests of notes and tags. */
export const createNotesApi = (http: Http): NotesApi => ({
  notes: (record, signal) =>
    call(async () => camelize(await http.get("api/notes/", { searchParams: { record }, signal }).json<NotesWire>())),
  save: ({ setAside, ...save }) =>
    call(async () => {
      const json: SaveNoteWire = { ...save, ...(setAside !== "" && { set_aside: setAside }) };
      return readOutcome(async () => ({
        status: "saved",
        note: camelize(await http.post("api/notes/save", { json }).json<NoteWire>()),
      }));
    }),
  remove: (id, version) =>
    call(() =>
      readOutcome(async () => {
        const json: DeleteNoteWire = { id, version };
        await http.post("api/notes/delete", { json });
        return { status: "gone" };
      }),
    ),
  versions: (id, signal) =>
    call(async () => {
      const answer = await http.get("api/notes/versions/", { searchParams: { id }, signal }).json<NoteVersionsWire>();
      return camelize(answer).versions;
    }),
  setTag: (record, tag, isSet) =>
    call(async () => {
      const json: SetTagWire = { record, ...tag, is_set: isSet };
      return (await http.post("api/notes/tag", { json }).json<RecordTagsWire>()).tags;
    }),
});

/** A 409 has the newest text, a 410 has none. */
async function readOutcome(run: () => Promise<NoteSaved>): Promise<NoteSaved> {
  try {
    return await run();
  } catch (error) {
    if (isHTTPError(error)) {
      const { note } = (error.data ?? {}) as Partial<NoteConflictWire>;
      if (error.response.status === 409 && note) return { status: "conflict", note: camelize(note) };
      if (error.response.status === 410) return { status: "gone" };
    }
    throw error;
  }
}
