import type { NotesWire, NoteWire } from "@rotunda/adapters-http/wire";
import { formatDate, type NotePart, parseNote } from "@rotunda/core";
import { type Block, buildParagraph, type Inline } from "./blocks.ts";

/** The chapter of a person's notes and tags; nothing without any. */
export function buildNotes({ notes, tags }: Pick<NotesWire, "notes" | "tags">): Block[] {
  if (notes.length + tags.length === 0) return [];
  const names = [...new Set(tags.map(({ tag }) => tag))];
  return [
    { kind: "heading", level: 2, text: "Notes and Tags", note: "" },
    ...(names.length > 0 ? [buildParagraph([{ text: `Tags: ${names.join(", ")}` }])] : []),
    ...notes.flatMap((note) => [buildParagraph([{ text: describeSource(note), isNote: true }]), ...buildText(note)]),
  ];
}

const describeSource = ({ audience, author_name, updated_at }: NoteWire): string =>
  [audience === "private" ? "Private" : "Shared in the organization", author_name, formatDate(updated_at)]
    .filter(Boolean)
    .join(", ");

const buildText = ({ text }: NoteWire): Block[] =>
  parseNote(text).flatMap(({ kind, lines }): Block[] =>
    kind === "list"
      ? [{ kind: "list", isOrdered: false, items: lines.map((line) => ({ content: line.map(toInline), lists: [] })) }]
      : lines.map((line) => buildParagraph(line.map(toInline))),
  );

const toInline = (part: NotePart): Inline =>
  part.kind === "link" ? { text: part.text, href: part.href } : { text: part.text };
