import { describeEdits, formatInstant, type Note, type NoteVersion } from "@rotunda/core";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { NoteAudienceMark } from "./note-audience.tsx";
import { NoteText } from "./note-text.tsx";
import { NoteVersions } from "./note-versions.tsx";
import * as styles from "./notes.css.ts";

export interface NoteEntryProps {
  note: Note;
  organizationName: string;
  colleagues: readonly string[];
  /** False while another note is being written. */
  canEdit: boolean;
  /** Null while hidden; `list` is null while loading. */
  history: { list: readonly NoteVersion[] | null } | null;
  onEdit: (text?: string) => void;
  onDelete: () => void;
  onToggleHistory: () => void;
}

/** A note with its author, time and readers. */
export function NoteEntry({
  note,
  organizationName,
  colleagues,
  canEdit,
  history,
  onEdit,
  onDelete,
  onToggleHistory,
}: NoteEntryProps) {
  const edits = describeEdits(note);
  return (
    <article className={styles.entry} aria-label={`Note of ${note.authorName}`}>
      <div className={styles.head}>
        <div className={styles.about}>
          <span className={styles.author}>
            {note.authorName}
            {note.isOwn && " (you)"}
          </span>
          <span>
            {formatInstant(note.updatedAt)}
            {edits && `, ${edits}`}
          </span>
          <NoteAudienceMark audience={note.audience} organizationName={organizationName} />
        </div>
        <div className={styles.actions}>
          {note.version > 1 && (
            <TextButton aria-expanded={history !== null} onClick={onToggleHistory}>
              Versions
            </TextButton>
          )}
          {canEdit && <TextButton onClick={() => onEdit()}>Edit</TextButton>}
          {canEdit && note.canDelete && <TextButton onClick={onDelete}>Delete</TextButton>}
        </div>
      </div>
      <NoteText text={note.text} colleagues={colleagues} />
      {history && <NoteVersions versions={history.list} onPutBack={({ text }) => onEdit(text)} />}
    </article>
  );
}
