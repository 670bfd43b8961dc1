import type { Note, NoteAudience, NoteDraft, NotesPage, NoteVersion, RecordTag } from "@rotunda/core";
import { useEffect, useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Pencil } from "../primitives/icon/icon.tsx";
import { createLazyPart } from "../primitives/lazy-part/lazy-part.tsx";
import { TextLink } from "../primitives/text-link/text-link.tsx";
import { NoteConflict, type NoteConflictProps } from "./note-conflict.tsx";
import { NoteEditor, type NoteEditorProps } from "./note-editor.tsx";
import { NoteEntry } from "./note-entry.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./notes.css.ts";
import { RecordTags } from "./record-tags.tsx";

type EditingProps = Pick<NoteEditorProps, "name" | "isOffline" | "onChange" | "onSave" | "onCancel">;

export interface RecordNotesProps extends EditingProps {
  page: NotesPage;
  draft: NoteDraft | null;
  history: { noteId: string; list: NoteVersion[] | null } | null;
  productName: string;
  exportHref: string;
  onWrite: () => void;
  onChoose: NoteConflictProps["onChoose"];
  onEdit: (note: Note, text?: string) => void;
  onDelete: (note: Note) => void;
  onShowHistory: (noteId: string | null) => void;
  onAddTag: (tag: string, audience: NoteAudience) => string;
  onRemoveTag: (tag: RecordTag) => void;
}

const ConfirmDialog = createLazyPart(() =>
  import("../primitives/confirm-dialog/confirm-dialog.tsx").then((module) => module.ConfirmDialog),
);

export function RecordNotes({
  page,
  draft,
  history,
  productName,
  exportHref,
  onWrite,
  onChoose,
  onEdit,
  onDelete,
  onShowHistory,
  onAddTag,
  onRemoveTag,
  ...editing
}: RecordNotesProps) {
  const { notes, tags, knownTags, colleagues, organizationName } = page;
  const [deleting, setDeleting] = useState<Note | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const writer = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const isWriting = draft !== null;
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (wasWriting.current && !isWriting) (edit.current ?? writer.current)?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const write = () => {
    setEditedId(null);
    onWrite();
  };
  const editor =
    draft &&
    (draft.conflict ? (
      <NoteConflict draft={{ ...draft, conflict: draft.conflict }} onChoose={onChoose} />
    ) : (
      <NoteEditor
        key={draft.id}
        draft={draft}
        organizationName={organizationName}
        colleagues={colleagues}
        {...editing}
      />
    ));
  return (
    <div className={styles.notes}>
      {notes.length === 0 && !isWriting && (
        <p className={styles.intro}>
          What your team knows and the directory does not. Notes are found by search, with <b>note:</b> and <b>tag:</b>.
        </p>
      )}
      <RecordTags
        tags={tags}
        knownTags={knownTags}
        organizationName={organizationName}
        onAdd={onAddTag}
        onRemove={onRemoveTag}
      />
      <div className={styles.list}>
        {notes.map((note) =>
          note.id === draft?.id ? (
            <div key={note.id}>{editor}</div>
          ) : (
            <NoteEntry
              key={note.id}
              note={note}
              organizationName={organizationName}
              colleagues={colleagues}
              canEdit={!isWriting}
              history={history?.noteId === note.id ? history : null}
              onEdit={(text) => {
                setEditedId(note.id);
                onEdit(note, text);
              }}
              editRef={note.id === editedId ? edit : undefined}
              onDelete={() => setDeleting(note)}
              onToggleHistory={() => onShowHistory(history?.noteId === note.id ? null : note.id)}
            />
          ),
        )}
        {!notes.some(({ id }) => id === draft?.id) && editor}
      </div>
      <div className={styles.foot}>
        {!isWriting && (
          <Button icon={<Pencil size="small" />} onClick={write} ref={writer}>
            Write a note
          </Button>
        )}
        <span className={type.aside}>{productName}’s staff cannot read notes or tags.</span>
        {(notes.length > 0 || tags.length > 0) && (
          <TextLink look="action" href={exportHref} download>
            Download all my notes (CSV)
          </TextLink>
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title="Delete this note?"
          onYes={() => {
            onDelete(deleting);
            setDeleting(null);
          }}
          onNo={() => setDeleting(null)}
        >
          Its versions are deleted too, for everyone who reads it.
        </ConfirmDialog>
      )}
    </div>
  );
}
