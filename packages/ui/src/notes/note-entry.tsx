import { describeEdits, formatInstant, type Note, type NoteVersion, type NotePart, parseNote } from "@rotunda/core";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { NoteAudienceMark } from "./note-audience.tsx";
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

/** A note as it was typed: paragraphs, lists, links and mentions. */
function NoteText({ text, colleagues }: { text: string; colleagues?: readonly string[] }) {
  return (
    <div className={styles.body} dir="auto">
      {parseNote(text, colleagues).map(({ kind, lines }, at) =>
        kind === "list" ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
          <ul key={at} className={styles.items}>
            {lines.map((line, item) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
              <li key={item}>{line.map(renderPart)}</li>
            ))}
          </ul>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
          <p key={at}>
            {lines.flatMap((line, number) => [
              ...(number > 0 ? [<br key={`line ${number}`} />] : []),
              ...line.map(renderPart),
            ])}
          </p>
        ),
      )}
    </div>
  );
}

function renderPart(part: NotePart, at: number) {
  if (part.kind === "link")
    return (
      <TextLink key={`${at} ${part.text}`} href={part.href} isExternal>
        {part.text.replace(/^mailto:/i, "")}
      </TextLink>
    );
  if (part.kind === "mention")
    return (
      <span key={`${at} ${part.text}`} className={styles.mention}>
        {part.text}
      </span>
    );
  return part.text;
}
