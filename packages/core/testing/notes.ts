import { createDraft, type NoteDraft } from "../src/notes/note-draft.ts";
import type { Note, NotesApi, NotesPage, NoteVersion } from "../src/notes/notes.port.ts";
import { builderOf } from "./builders.ts";

export const aNoteDraft = builderOf<NoteDraft>(createDraft("a"));

export const aNote = builderOf<Note>({
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
});

export const aNotesPage = builderOf<NotesPage>({
  notes: [],
  tags: [],
  knownTags: [],
  colleagues: ["Marcus Lindgren", "Ann Lee"],
  organizationName: "Plains Policy Group",
});

export const aNoteVersion = builderOf<NoteVersion>({
  version: 1,
  text: "Prefers one page, no slides.",
  authorName: "Marcus Lindgren",
  savedAt: "2026-11-17T09:31:00.000Z",
});

export const fakeNotesApi = builderOf<NotesApi>({
  notes: () => Promise.resolve(aNotesPage()),
  save: ({ id, text, audience, version }) =>
    Promise.resolve({ status: "saved", note: aNote({ id, text, audience, version: version + 1, isOwn: true }) }),
  remove: () => Promise.resolve({ status: "gone" }),
  versions: () => Promise.resolve([aNoteVersion()]),
  setTag: (_record, tag, isSet) => Promise.resolve(isSet ? [tag] : []),
});
