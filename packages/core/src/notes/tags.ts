import { NOTE_MESSAGES } from "./note-messages.ts";

/** Letters of a tag, counted in code points. */
export const TAG_MAX = 50;
/** Most tags on a record: of an organization, and of each reader alone. */
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

/** Validates a tag for a record with `count` tags. */
export function planTag(written: string, count: number): TagPlan {
  const tag = normalizeTag(written);
  if (tag === "") return { do: "refuse", message: NOTE_MESSAGES.tagEmpty };
  if (Array.from(tag).length > TAG_MAX) return { do: "refuse", message: NOTE_MESSAGES.tagTooLong(TAG_MAX) };
  if (count >= TAGS_MAX) return { do: "refuse", message: NOTE_MESSAGES.tagsTooMany(TAGS_MAX) };
  return { do: "add", tag };
}
