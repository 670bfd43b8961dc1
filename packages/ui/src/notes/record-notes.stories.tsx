import type { Note, NoteDraft } from "@rotunda/core";
import { aNote, aNoteDraft, aNotesPage } from "@rotunda/core/testing";
import { useState } from "react";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, within } from "storybook/test";
import { RecordNotes, type RecordNotesProps } from "./record-notes.tsx";

const LONG = "Conservation money, rural water, and the well data of the 3rd District. ".repeat(12);

const shared = aNote({
  text: "Met his legislative director at the field day. Ask @Ann Lee.\n\n- Ask for a meeting before December 9\n- See https://example.org/wells",
  version: 3,
});
const own = aNote({
  id: "00000000-0000-4000-8000-000000000002",
  audience: "private",
  text: "Prefers one page, no slides.",
  authorName: "Dana Whitlock",
  isOwn: true,
  canDelete: true,
  updatedAt: "2026-11-12T12:05:00.000Z",
});

const meta = {
  title: "Notes/Record notes",
  component: RecordNotes,
  args: {
    page: aNotesPage({
      notes: [shared, own],
      tags: [
        { tag: "farm bill", audience: "organization" },
        { tag: "hill day 2027", audience: "private" },
      ],
      knownTags: ["farm bill", "water"],
    }),
    draft: null,
    history: null,
    name: "Alex Romano",
    productName: "Rotunda",
    exportHref: "#notes.csv",
    isOffline: false,
    onWrite: fn(),
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    onChoose: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onShowHistory: fn(),
    onAddTag: fn<RecordNotesProps["onAddTag"]>(() => ""),
    onRemoveTag: fn(),
  },
  parameters: {
    usage: {
      kind: "list",
      purpose: "What the reader and the organization know about a record.",
      do: ["Show it in the second panel of a record’s page, for readers who may use notes."],
      dont: ["Don’t show it to staff, who never read notes."],
      keyboard: [
        ["Tab", "Goes through tags, notes with their buttons, and the button to write."],
        ["Ctrl+Enter", "Saves the note in the editor."],
      ],
      notes: ["Saving or canceling moves the focus to the button that opened the editor."],
    },
  },
} satisfies Meta<typeof RecordNotes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole("article");
    if (!first || !second) throw new Error("There are two notes.");
    await expect(within(first).getByRole("link")).toHaveAttribute("href", "https://example.org/wells");
    await expect(within(first).queryByRole("button", { name: "Delete" })).toBeNull();
    await userEvent.click(within(first).getByRole("button", { name: "Edit" }));
    await expect(args.onEdit).toHaveBeenCalledWith(shared, undefined);
    await userEvent.click(within(first).getByRole("button", { name: "Versions" }));
    await expect(args.onShowHistory).toHaveBeenCalledWith(shared.id);
    await userEvent.click(canvas.getByRole("button", { name: "Remove farm bill" }));
    await expect(args.onRemoveTag).toHaveBeenCalledWith({ tag: "farm bill", audience: "organization" });
  },
};
/** The focus returns to the button that opened the editor. */
export const Canceling: Story = {
  render: function Render(args) {
    const [draft, setDraft] = useState<NoteDraft | null>(null);
    const open = (note?: Note) => setDraft(aNoteDraft({ id: note?.id ?? "new" }));
    return <RecordNotes {...args} draft={draft} onEdit={open} onWrite={() => open()} onCancel={() => setDraft(null)} />;
  },
  play: async ({ canvas }) => {
    for (const name of ["Edit", "Write a note", "Edit"]) {
      await userEvent.click(canvas.getAllByRole("button", { name }).at(-1) ?? document.body);
      await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
      await expect(canvas.getAllByRole("button", { name }).at(-1)).toHaveFocus();
    }
  },
};
export const AddingATag: Story = {
  args: { onAddTag: fn<RecordNotesProps["onAddTag"]>((tag) => (tag === "" ? "Type a tag." : "")) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add tag" }));
    await expect(canvas.getByRole("combobox", { name: "Tag" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Type a tag.")).toBeVisible();
    await userEvent.keyboard("Water{Enter}");
    await expect(args.onAddTag).toHaveBeenLastCalledWith("Water", "organization");
    await expect(canvas.getByRole("combobox", { name: "Tag" })).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Add tag" })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { page: aNotesPage() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What your team knows/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Download/ })).toBeNull();
  },
};
export const One: Story = { args: { page: aNotesPage({ notes: [own] }) } };
export const Many: Story = {
  args: {
    page: aNotesPage({
      notes: Array.from({ length: 12 }, (_, at) => aNote({ id: `note ${at}`, text: `Note ${at + 1}.` })),
      tags: Array.from({ length: 30 }, (_, at) => ({ tag: `tag ${at + 1}`, audience: "organization" as const })),
    }),
  },
};
export const LongText: Story = {
  args: {
    page: aNotesPage({ notes: [aNote({ text: LONG, authorName: "N".repeat(60) })], organizationName: "O".repeat(70) }),
  },
};
