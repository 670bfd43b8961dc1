import type { NoteAudience, RecordTag } from "@rotunda/core";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Chip } from "../primitives/chip/chip.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { NoteAudienceSelect } from "./note-editor.tsx";
import { inline, type } from "../theme/layout.css.ts";
import * as styles from "./notes.css.ts";

export interface RecordTagsProps {
  tags: readonly RecordTag[];
  /** Tags of other records, offered while typing. */
  knownTags: readonly string[];
  organizationName: string;
  /** Returns why the tag can't be added; empty if it is being added. */
  onAdd: (tag: string, audience: NoteAudience) => string;
  onRemove: (tag: RecordTag) => void;
}

export function RecordTags({ tags, knownTags, organizationName, onAdd, onRemove }: RecordTagsProps) {
  const listId = useId();
  const [form, setForm] = useState<{ tag: string; audience: NoteAudience; error: string } | null>(null);
  const isOpen = form !== null;
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={inline.centered}>
      {tags.length > 0 && <span className={type.secondary}>Tags</span>}
      {tags.map((tag) => (
        <Chip
          key={`${tag.audience} ${tag.tag}`}
          label={tag.audience === "private" ? "Only you" : undefined}
          value={tag.tag}
          onRemove={() => onRemove(tag)}
        />
      ))}
      {form === null ? (
        <TextButton onClick={() => setForm({ tag: "", audience: "organization", error: "" })} ref={opener}>
          Add tag
        </TextButton>
      ) : (
        <form
          className={styles.tagForm}
          onSubmit={(event) => {
            event.preventDefault();
            const error = onAdd(form.tag, form.audience);
            setForm(error === "" ? { ...form, tag: "", error } : { ...form, error });
          }}
        >
          <TextField
            label="Tag"
            isLabelHidden
            size="small"
            error={form.error}
            list={listId}
            placeholder="farm bill"
            ref={field}
            value={form.tag}
            onChange={(tag) => setForm({ ...form, tag, error: "" })}
            onKeyDown={(event) => {
              if (event.key === "Escape") setForm(null);
            }}
          />
          <datalist id={listId}>
            {knownTags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            ))}
          </datalist>
          <NoteAudienceSelect
            audience={form.audience}
            organizationName={organizationName}
            onChange={(audience) => setForm({ ...form, audience })}
          />
          <Button size="small" type="submit">
            Add
          </Button>
          <Button size="small" tone="quiet" onClick={() => setForm(null)}>
            Done
          </Button>
        </form>
      )}
    </div>
  );
}
