import type { Camelized } from "../kernel/camelize.ts";
import type { NotesWire, NoteVersionsWire, NoteWire, SaveNoteWire } from "../wire/notes.ts";

export interface Note extends Camelized<NoteWire> {}
/** The audience of a note or tag: its author, or everyone in the organization. */
export type NoteAudience = Note["audience"];

export interface NotesPage extends Camelized<NotesWire> {}
export type RecordTag = NotesPage["tags"][number];
export type NoteVersion = Camelized<NoteVersionsWire>["versions"][number];

/** `setAside` is empty without a conflict. */
type NoteSave = Required<Camelized<SaveNoteWire>>;

/** `conflict`: another text was saved since `version`; nothing was stored. `gone`: the note was deleted. */
export type NoteSaved = { status: "saved"; note: Note } | { status: "conflict"; note: Note } | { status: "gone" };

export interface NotesApi {
  notes(record: string, signal?: AbortSignal): Promise<NotesPage>;
  /** Repeating a save stores nothing twice. */
  save(save: NoteSave): Promise<NoteSaved>;
  /** A conflict is a newer version than the one the reader saw. */
  remove(id: string, version: number): Promise<NoteSaved>;
  /** Newest first. */
  versions(id: string, signal?: AbortSignal): Promise<NoteVersion[]>;
  setTag(record: string, tag: RecordTag, isSet: boolean): Promise<RecordTag[]>;
}

export interface DraftMemory {
  recall(name: string): string | null;
  remember(name: string, text: string): void;
  forget(name: string): void;
}
