import { findMention, type NoteDraft, type NoteAudience } from "@rotunda/core";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { FieldError, FieldHint } from "../primitives/field/field-notes.tsx";
import { Lock, Users } from "../primitives/icon/icon.tsx";
import { Note } from "../primitives/note/note.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { inline, type } from "../theme/layout.css.ts";
import * as field from "../primitives/field/field.css.ts";
import * as styles from "./notes.css.ts";

export interface NoteEditorProps {
  draft: NoteDraft;
  name: string;
  organizationName: string;
  colleagues: readonly string[];
  isOffline: boolean;
  onChange: (fields: Partial<Pick<NoteDraft, "text" | "audience">>) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A form to write a note. Ctrl Enter saves it; the typed text stays until it is saved or canceled. */
export function NoteEditor(props: NoteEditorProps) {
  const { draft, name, organizationName, onChange, onSave } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(draft.text.length);
  /** Position of the caret after a name is inserted. */
  const placed = useRef<number | null>(null);
  useEffect(() => area.current?.focus(), []);
  useEffect(() => {
    if (placed.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(placed.current, placed.current);
    placed.current = null;
  }, [draft.text]);
  const mention = findMention(draft.text, caret, props.colleagues);
  const isWaiting = props.isOffline || draft.isWaiting;
  const complete = (start: number, chosen: string) => {
    const before = `${draft.text.slice(0, start)}@${chosen} `;
    onChange({ text: before + draft.text.slice(caret).trimStart() });
    setCaret(before.length);
    placed.current = before.length;
  };
  return (
    <div className={styles.editor}>
      <label className={field.label.stacked} htmlFor={id}>
        Note on {name}
      </label>
      <textarea
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={draft.problem !== "" || undefined}
        className={`${field.input.medium} ${styles.area}`}
        dir="auto"
        id={id}
        onChange={(event) => {
          onChange({ text: event.target.value });
          setCaret(event.target.selectionStart);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSave();
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        readOnly={draft.isSaving}
        ref={area}
        value={draft.text}
      />
      <FieldHint id={`${id}-hint`} hint="@ names a colleague. A line that starts with - is a list." />
      {mention && (
        <p className={inline.centered} role="group" aria-label="Colleagues">
          {mention.names.map((one) => (
            <TextButton key={one} onClick={() => complete(mention.start, one)}>
              @{one}
            </TextButton>
          ))}
        </p>
      )}
      <FieldError id={`${id}-error`} message={draft.problem} />
      <div className={styles.controls}>
        {draft.version === 0 ? (
          <NoteAudienceSelect
            audience={draft.audience}
            organizationName={organizationName}
            onChange={(audience) => onChange({ audience })}
          />
        ) : (
          <span className={type.secondary}>
            <NoteAudienceMark audience={draft.audience} organizationName={organizationName} />
          </span>
        )}
        <div className={styles.buttons}>
          <Button tone="quiet" isUnavailable={draft.isSaving} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button tone="primary" isBusy={draft.isSaving} onClick={onSave}>
            {isWaiting ? "Save when online" : "Save note"}
          </Button>
        </div>
      </div>
      {isWaiting && (
        <Note tone="notice">You are offline. The note is kept in this tab and saved when you are back.</Note>
      )}
    </div>
  );
}

export interface NoteAudienceProps {
  audience: NoteAudience;
  organizationName: string;
}

export function NoteAudienceMark({ audience, organizationName }: NoteAudienceProps) {
  return (
    <span className={styles.audience}>
      {audience === "private" ? <Lock size="small" /> : <Users size="small" />}
      {audience === "private" ? "Only you" : organizationName}
    </span>
  );
}

export function NoteAudienceSelect(props: NoteAudienceProps & { onChange: (audience: NoteAudience) => void }) {
  return (
    <Select
      label="Read by"
      layout="inline"
      size="small"
      options={[
        { text: props.organizationName, value: "organization" },
        { text: "Only me", value: "private" },
      ]}
      value={props.audience}
      onChange={props.onChange}
    />
  );
}
