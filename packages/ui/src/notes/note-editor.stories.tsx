import type { NoteDraft } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { NoteEditor, type NoteEditorProps } from "./note-editor.tsx";

const draft: NoteDraft = {
  id: "a",
  version: 0,
  base: "",
  text: "Staff says the markup slips to December 16.",
  audience: "organization",
  isSaving: false,
  isWaiting: false,
  problem: "",
  conflict: null,
};

function Typed(props: NoteEditorProps) {
  const [typed, setTyped] = useState(props.draft);
  return <NoteEditor {...props} draft={typed} onChange={(fields) => setTyped({ ...typed, ...fields })} />;
}

const meta = {
  title: "Notes/Note editor",
  component: NoteEditor,
  args: {
    draft,
    name: "Alex Romano",
    organizationName: "Plains Policy Group",
    colleagues: ["Marcus Lindgren", "Ann Lee"],
    isOffline: false,
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: {
    usage: {
      kind: "field",
      without: { unavailable: "Readers who can’t write notes don’t see it." },
      purpose: "Writes a note as plain text.",
      do: ["Keep what is typed until it is saved or canceled."],
      dont: ["Don’t save without being asked to."],
      keyboard: [
        ["Ctrl+Enter", "Saves."],
        ["Tab", "Goes to the names offered after @, then to the buttons."],
      ],
      notes: ["Who reads a note is chosen when it is new."],
    },
  },
} satisfies Meta<typeof NoteEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: Typed,
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole("textbox", { name: "Note on Alex Romano" });
    await expect(area).toHaveFocus();
    await userEvent.type(area, " @lee");
    await userEvent.click(canvas.getByRole("button", { name: "@Ann Lee" }));
    await expect(area).toHaveValue(`${draft.text} @Ann Lee `);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = { args: { draft: { ...draft, version: 2, audience: "private" } } };
export const Saving: Story = {
  args: { draft: { ...draft, isSaving: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save note" }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
  },
};
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Save when online" })).toBeVisible(),
};
export const Refused: Story = {
  args: { draft: { ...draft, problem: "There are already 100 notes here, the maximum. Delete one to write another." } },
};
export const LongText: Story = {
  args: {
    draft: { ...draft, text: "The markup slips to December. ".repeat(30) },
    name: "N".repeat(60),
    organizationName: "O".repeat(60),
  },
};
