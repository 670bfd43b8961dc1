import { camelize, type NotesApi, type NoteSaved } from "@rotunda/core";
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
import { call, isHttpError, read, type Http } from "./http.ts";

export const createNotesApi = (http: Http): NotesApi => ({
  notes: (record, signal) => read<NotesWire>(http.get("api/notes/", { searchParams: { record }, signal })),
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
  versions: async (id, signal) =>
    (await read<NoteVersionsWire>(http.get("api/notes/versions/", { searchParams: { id }, signal }))).versions,
  setTag: async (record, tag, isSet) => {
    const json: SetTagWire = { record, ...tag, is_set: isSet };
    return (await read<RecordTagsWire>(http.post("api/notes/tag", { json }))).tags;
  },
});

/** A 409 has the newest text, a 410 has none. */
async function readOutcome(run: () => Promise<NoteSaved>): Promise<NoteSaved> {
  try {
    return await run();
  } catch (error) {
    if (isHttpError(error)) {
      const { note } = (error.data ?? {}) as Partial<NoteConflictWire>;
      if (error.response.status === 409 && note) return { status: "conflict", note: camelize(note) };
      if (error.response.status === 410) return { status: "gone" };
    }
    throw error;
  }
}
