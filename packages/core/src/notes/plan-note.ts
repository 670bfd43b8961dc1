import { NOTE_MESSAGES } from "./note-messages.ts";

/** Maximum length of a note, in code points. */
export const NOTE_TEXT_MAX = 10_000;
/** Maximum number of notes on a record, both for an organization and for the private notes of a reader. */
export const NOTES_MAX = 100;

/** Normalizes a note: line ends, no control characters, no blank lines around it. */
export function cleanNoteText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd();
}

export type NoteTextPlan = { do: "save"; text: string } | { do: "refuse"; message: string };

/** Validates a note's text; the client responds with it at once, and the server enforces it (NOTE-04). */
export function planNoteText(written: string): NoteTextPlan {
  const text = cleanNoteText(written);
  if (text === "") return { do: "refuse", message: NOTE_MESSAGES.empty };
  if (Array.from(text).length > NOTE_TEXT_MAX) return { do: "refuse", message: NOTE_MESSAGES.tooLong(NOTE_TEXT_MAX) };
  return { do: "save", text };
}

/**
 * Decides what a save of a text does that was edited from version `from` of a note. `stored` is the note's current
 * version, null if there is no such note. If the text is stored already, the save is a repeated one whose response was
 * lost (NOTE-05).
 */
export function planNoteSave({
  stored,
  from,
  isRepeated,
}: {
  stored: number | null;
  from: number;
  isRepeated: boolean;
}): "insert" | "update" | "repeat" | "conflict" | "gone" {
  if (stored === null) return from === 0 ? "insert" : "gone";
  if (isRepeated) return "repeat";
  return from === stored ? "update" : "conflict";
}

/** Maximum length of a tag, in code points. */
export const TAG_MAX = 50;
/** Maximum number of tags on a record, both for an organization and for the private tags of a reader. */
export const TAGS_MAX = 30;

/** Normalizes a tag: one line of lower-case words without #, so that a tag has one spelling (NOTE-06). */
export function normalizeTag(written: string): string {
  return written
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, " ")
    .replace(/^[\s#]+/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

export type TagPlan = { do: "add"; tag: string } | { do: "refuse"; message: string };

/** Validates a new tag of a record that has `count` tags. */
export function planTag(written: string, count: number): TagPlan {
  const tag = normalizeTag(written);
  if (tag === "") return { do: "refuse", message: NOTE_MESSAGES.tagEmpty };
  if (Array.from(tag).length > TAG_MAX) return { do: "refuse", message: NOTE_MESSAGES.tagTooLong(TAG_MAX) };
  if (count >= TAGS_MAX) return { do: "refuse", message: NOTE_MESSAGES.tagsTooMany(TAGS_MAX) };
  return { do: "add", tag };
}
