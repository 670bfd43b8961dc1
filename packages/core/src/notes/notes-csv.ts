import { formatCsv } from "../kernel/data-table.ts";
import type { NoteAudience } from "./notes.port.ts";

export interface ExportedNote {
  recordName: string;
  recordType: string;
  recordId: number;
  audience: NoteAudience;
  text: string;
  tags: readonly string[];
  authorName: string;
  createdAt: string;
  updatedAt: string;
}

/** Formats notes as a table; a record with tags only is a row without text (NOTE-12). */
export const buildNotesCsv = (notes: readonly ExportedNote[]): string =>
  formatCsv([
    ["Record", "Type", "Id", "Read by", "Note", "Tags", "Author", "Written", "Edited"],
    ...notes.map(({ recordName, recordType, recordId, audience, text, tags, authorName, createdAt, updatedAt }) => [
      recordName,
      recordType,
      String(recordId),
      audience === "private" ? "Only you" : "Organization",
      text,
      tags.join(", "),
      authorName,
      createdAt,
      updatedAt,
    ]),
  ]);
