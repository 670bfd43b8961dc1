import { formatInstant, type NoteDraft } from "@rotunda/core";
import { useEffect, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { FieldError } from "../primitives/field/field-notes.tsx";
import { Note } from "../primitives/note/note.tsx";
import { ComparedText } from "./note-entry.tsx";
import * as styles from "./notes.css.ts";

export interface NoteConflictProps {
  draft: NoteDraft & { conflict: NonNullable<NoteDraft["conflict"]> };
  onChoose: (choice: "both" | "mine" | "theirs") => void;
}

/** Two people edited the same note: both texts, then both changes together. Nothing is saved until one is chosen. */
export function NoteConflict({ draft, onChoose }: NoteConflictProps) {
  const { base, text, conflict, isSaving, problem } = draft;
  const { note, both } = conflict;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const sides = [
    [`Saved by ${note.editorName}`, note.text],
    ["Yours, not saved yet", text],
    ["Both changes together", both],
  ] as const;
  return (
    <section className={styles.conflict} aria-labelledby={`conflict-${note.id}`}>
      <Note tone="notice">
        <h3 id={`conflict-${note.id}`} ref={title} tabIndex={-1} className={styles.author}>
          {note.editorName} saved this note on {formatInstant(note.updatedAt)}, while you were writing.
        </h3>
        Nothing is lost. Choose what the note should say; the other text stays under Versions.
      </Note>
      <div className={styles.sides}>
        {sides.map(([name, shown]) => (
          <div key={name}>
            <h4 className={styles.sideTitle}>{name}</h4>
            <ComparedText before={base} text={shown} />
          </div>
        ))}
      </div>
      <FieldError id={`conflict-error-${note.id}`} message={problem} />
      <div className={styles.buttons}>
        <Button tone="primary" isBusy={isSaving} onClick={() => onChoose("both")}>
          Keep both changes
        </Button>
        <Button isUnavailable={isSaving} onClick={() => onChoose("mine")}>
          Keep mine
        </Button>
        <Button isUnavailable={isSaving} onClick={() => onChoose("theirs")}>
          Keep {note.editorName}’s
        </Button>
      </div>
    </section>
  );
}
