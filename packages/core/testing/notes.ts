import type { Note, NotesApi, NotesPage, NoteVersion } from "../src/notes/notes.port.ts";

export const aNote = (fields: Partial<Note> = {}): Note => ({
  id: "00000000-0000-4000-8000-000000000001",
  audience: "organization",
  text: "Prefers one page, no slides.",
  version: 1,
  authorName: "Marcus Lindgren",
  editorName: "Marcus Lindgren",
  isOwn: false,
  canDelete: false,
  createdAt: "2026-11-18T16:20:00.000Z",
  updatedAt: "2026-11-18T16:20:00.000Z",
  ...fields,
});

export const aNotesPage = (fields: Partial<NotesPage> = {}): NotesPage => ({
  notes: [],
  tags: [],
  knownTags: [],
  colleagues: ["Marcus Lindgren", "Ann Lee"],
  organizationName: "Plains Policy Group",
  ...fields,
});

export const aNoteVersion = (fields: Partial<NoteVersion> = {}): NoteVersion => ({
  version: 1,
  text: "Prefers one page, no slides.",
  authorName: "Marcus Lindgren",
  savedAt: "2026-11-17T09:31:00.000Z",
  ...fields,
});

export const fakeNotesApi = (api: Partial<NotesApi> = {}): NotesApi => ({
  notes: () => Promise.resolve(aNotesPage()),
  save: ({ id, text, audience, version }) =>
    Promise.resolve({ status: "saved", note: aNote({ id, text, audience, version: version + 1, isOwn: true }) }),
  remove: () => Promise.resolve({ status: "gone" }),
  versions: () => Promise.resolve([aNoteVersion()]),
  setTag: (_record, tag, isSet) => Promise.resolve(isSet ? [tag] : []),
  ...api,
});
