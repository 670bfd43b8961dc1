import { formatNumber } from "../kernel/text.ts";

/** Texts for outcomes of notes and tags, loaded with them (MSG-01). */
export const NOTE_MESSAGES = {
  failed: "An error occurred, please try again.",
  saved: "Note saved.",
  empty: "Write something first.",
  tooLong: (characters: number) => `A note can have up to ${formatNumber(characters)} characters.`,
  tooMany: (max: number) => `There are already ${max} notes here, the maximum. Delete one to write another.`,
  gone: "The note was deleted while you were writing. Save to keep your text as a new note.",
  changedMeanwhile: "The note was not deleted, because someone else has changed it.",
  tagEmpty: "Type a tag.",
  tagTooLong: (characters: number) => `A tag can have up to ${characters} characters.`,
  tagsTooMany: (max: number) => `There are already ${max} tags here, the maximum. Remove one to add another.`,
};
