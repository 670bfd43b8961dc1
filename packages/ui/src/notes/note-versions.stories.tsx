import { aNoteVersion } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { NoteVersions } from "./note-entry.tsx";

const versions = [
  aNoteVersion({ version: 3, text: "Prefers two pages, no slides.", savedAt: "2026-11-18T16:20:00.000Z" }),
  aNoteVersion({ version: 2, text: "Prefers two pages.", authorName: "Dana Whitlock" }),
  aNoteVersion({ text: "Prefers one page." }),
];

const meta = {
  title: "Notes/Note versions",
  component: NoteVersions,
  args: { versions, onPutBack: fn() },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A note has at least one version." },
      purpose: "Who changed a note, when and what.",
      do: ["Mark what a version added and removed."],
      dont: ["Don’t put a version back without showing it: it opens in the editor."],
      keyboard: [["Tab, Enter", "Reads a version or puts it back."]],
      notes: ["Readers hear each version’s author, time and change before its buttons."],
    },
  },
} satisfies Meta<typeof NoteVersions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [, read] = canvas.getAllByRole("button", { name: "Read" });
    if (read) await userEvent.click(read);
    await expect(canvas.getByText("two pages.")).toBeVisible();
    const [back] = canvas.getAllByRole("button", { name: "Put back" });
    if (back) await userEvent.click(back);
    await expect(args.onPutBack).toHaveBeenCalledWith(versions[1]);
  },
};
export const Loading: Story = { args: { versions: null } };
export const One: Story = { args: { versions: versions.slice(2) } };
export const Many: Story = {
  args: {
    versions: Array.from({ length: 12 }, (_, at) => aNoteVersion({ version: 12 - at, text: `Text ${12 - at}` })),
  },
};
export const LongText: Story = {
  args: { versions: versions.map((version) => ({ ...version, authorName: "N".repeat(70) })) },
};
