import type { Note, NoteAudience } from "./notes.port.ts";

export interface NoteDraft {
  /** The id of the note, or of the one that saving creates. */
  id: string;
  /** The version it began from; 0 for a new note. */
  version: number;
  /** The text of that version. */
  base: string;
  text: string;
  audience: NoteAudience;
  isSaving: boolean;
  /** True if the draft will be saved when the connection returns. */
  isWaiting: boolean;
  /** Why it wasn't saved; empty otherwise. */
  problem: string;
  /** The text that someone else saved meanwhile, and both changes together. */
  conflict: { note: Note; both: string } | null;
}

export const createDraft = (id: string): NoteDraft => ({
  id,
  version: 0,
  base: "",
  text: "",
  audience: "organization",
  isSaving: false,
  isWaiting: false,
  problem: "",
  conflict: null,
});

/** Reads a draft from a tab's memory; null if there is none. A save that was running has to be repeated. */
export function parseDraft(kept: string | null): NoteDraft | null {
  try {
    const draft = JSON.parse(kept ?? "{}") as Partial<NoteDraft>;
    if (typeof draft.id !== "string" || typeof draft.text !== "string" || typeof draft.version !== "number")
      return null;
    const { id, version, text, base = "" } = draft;
    const audience = draft.audience === "private" ? "private" : "organization";
    // A conflict isn’t stored: the next save finds it again, with the newest text.
    return { ...createDraft(id), version, base, text, audience };
  } catch {
    return null;
  }
}
