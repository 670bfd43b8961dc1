import { describeCount, joinNonEmpty } from "../kernel/text.ts";
import { compareTexts } from "./merge-notes.ts";
import type { Note, NotesPage, NoteVersion } from "./notes.port.ts";

/** "2 notes, 1 tag"; empty without any. */
export const describeNoteCount = ({ notes, tags }: Pick<NotesPage, "notes" | "tags">): string =>
  joinNonEmpty([
    notes.length > 0 ? describeCount(notes.length, "note") : "",
    tags.length > 0 ? describeCount(tags.length, "tag") : "",
  ]);

/** "November 18, 2026 at 4:20 PM", in the reader's time zone. */
export const formatInstant = (instant: string): string =>
  new Date(instant).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });

/** "edited twice"; empty for a note's first text. */
export function describeEdits({ version }: Pick<Note, "version">): string {
  const edits = version - 1;
  if (edits < 1) return "";
  return `edited ${edits === 1 ? "once" : edits === 2 ? "twice" : `${edits} times`}`;
}

/** Says what a version changed: "Added 3 words, removed 1 word". */
export function describeVersion({ text }: Pick<NoteVersion, "text">, before: Pick<NoteVersion, "text"> | null): string {
  if (!before) return "Wrote the note";
  const parts = compareTexts(spaceEvenly(before.text), spaceEvenly(text));
  const count = (kind: "added" | "removed") =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? (part.text.match(/\S+/gu) ?? []).length : 0), 0);
  const [added, removed] = [count("added"), count("removed")];
  if (added > 0 && removed > 0)
    return `Added ${describeCount(added, "word")}, removed ${describeCount(removed, "word")}`;
  if (added > 0) return `Added ${describeCount(added, "word")}`;
  return removed > 0 ? `Removed ${describeCount(removed, "word")}` : "Changed spacing";
}

/** Normalizes spaces, so that only changed words differ. */
const spaceEvenly = (text: string): string => `${text.trim()} `.replaceAll(/\s+/gu, " ");
