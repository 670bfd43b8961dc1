import {
  describeEdits,
  formatInstant,
  type Note,
  type NoteVersion,
  type NotePart,
  parseNote,
  describeVersion,
  type ComparedPart,
  compareTexts,
} from "@rotunda/core";
import { type Ref, useState } from "react";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { type } from "../theme/layout.css.ts";
import { NoteAudienceMark } from "./note-editor.tsx";
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
  editRef?: Ref<HTMLButtonElement> | undefined;
  onDelete: () => void;
  onToggleHistory: () => void;
}

export function NoteEntry(props: NoteEntryProps) {
  const { note, canEdit, history, onEdit, editRef, onDelete } = props;
  const edits = describeEdits(note);
  return (
    <article className={styles.entry} aria-label={`Note by ${note.authorName}`}>
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
          <NoteAudienceMark audience={note.audience} organizationName={props.organizationName} />
        </div>
        <div className={styles.actions}>
          {note.version > 1 && (
            <TextButton aria-expanded={history !== null} onClick={props.onToggleHistory}>
              Versions
            </TextButton>
          )}
          {canEdit && (
            <TextButton onClick={() => onEdit()} ref={editRef}>
              Edit
            </TextButton>
          )}
          {canEdit && note.canDelete && <TextButton onClick={onDelete}>Delete</TextButton>}
        </div>
      </div>
      <NoteText text={note.text} colleagues={props.colleagues} />
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

export interface NoteVersionsProps {
  /** Newest first; null while loading. */
  versions: readonly NoteVersion[] | null;
  onPutBack: (version: NoteVersion) => void;
}

export function NoteVersions({ versions, onPutBack }: NoteVersionsProps) {
  const [read, setRead] = useState<number | null>(null);
  if (versions === null) return <p className={type.secondary}>Loading versions…</p>;
  return (
    <ol className={styles.versions} role="list" aria-label="Versions">
      {versions.map((version, at) => {
        const before = versions[at + 1] ?? null;
        const isRead = read === version.version;
        return (
          <li key={version.version} className={styles.version}>
            <div className={styles.head}>
              <span className={styles.about}>
                <span className={styles.author}>{version.authorName}</span>
                <span>{formatInstant(version.savedAt)}</span>
                <span>{describeVersion(version, before)}</span>
              </span>
              <span className={styles.actions}>
                {at === 0 && <span className={type.secondary}>Now</span>}
                <TextButton aria-expanded={isRead} onClick={() => setRead(isRead ? null : version.version)}>
                  {isRead ? "Hide" : "Read"}
                </TextButton>
                {at > 0 && <TextButton onClick={() => onPutBack(version)}>Put back</TextButton>}
              </span>
            </div>
            {isRead && <ComparedText before={before?.text ?? version.text} text={version.text} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A text with its changes: added words underlined, removed ones struck out. */
export function ComparedText({ before, text }: { before: string; text: string }) {
  return (
    <div className={styles.compared} dir="auto">
      {compareTexts(before, text).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no identity
        <Part key={at} {...part} />
      ))}
    </div>
  );
}

function Part({ kind, text }: ComparedPart) {
  if (kind === "same") return text;
  return kind === "added" ? <ins>{text}</ins> : <del>{text}</del>;
}
