import { aNote } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { NoteConflict, type NoteConflictProps } from "./note-conflict.tsx";

const base = "He will hold the line on conservation money.\n\n- Ask for a meeting before the markup on December 9";
const draft: NoteConflictProps["draft"] = {
  id: "a",
  version: 1,
  base,
  text: base.replace("9", "16; it slipped a week"),
  audience: "organization",
  isSaving: false,
  isWaiting: false,
  problem: "",
  conflict: {
    note: aNote({ text: base.replace("money.", "money, and has told the chair so."), version: 2 }),
    both: base.replace("9", "16; it slipped a week").replace("money.", "money, and has told the chair so."),
  },
};

const meta = {
  title: "Notes/Note conflict",
  component: NoteConflict,
  args: { draft, onChoose: fn() },
  parameters: {
    usage: {
      kind: "action",
      without: { unavailable: "One of the texts can always be chosen." },
      purpose: "Two people edited the same note.",
      do: ["Save nothing until the reader chooses."],
      dont: ["Don’t discard a text: what isn’t chosen stays under Versions."],
      keyboard: [["Tab, Enter", "Chooses what the note says."]],
      notes: ["The heading gets the focus, so that it is read first."],
    },
  },
} satisfies Meta<typeof NoteConflict>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: /while you were writing/ })).toHaveFocus();
    for (const [name, choice] of [
      ["Keep both changes", "both"],
      ["Keep mine", "mine"],
      ["Keep Marcus Lindgren’s", "theirs"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(choice);
    }
  },
};
export const Saving: Story = { args: { draft: { ...draft, isSaving: true } } };
export const Refused: Story = { args: { draft: { ...draft, problem: "A note can have up to 10,000 characters." } } };
