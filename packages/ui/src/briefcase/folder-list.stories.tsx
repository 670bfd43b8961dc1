import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { buildFolderHref } from "@rotunda/core";
import { aFolder, aLiveSearch, FOLDERS } from "@rotunda/core/testing";
import { expect, fn, waitFor } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { Button } from "../primitives/button/button.tsx";
import { FolderPlus } from "../primitives/icon/icon.tsx";
import { FolderList } from "./folder-list.tsx";

const meta = {
  title: "Briefcase/Folder list",
  component: FolderList,
  args: {
    folders: FOLDERS,
    currentFolderId: 1,
    getHref: buildFolderHref,
    action: (
      <Button tone="quiet" icon={<FolderPlus />} onClick={fn()}>
        Add folder
      </Button>
    ),
  },
  decorators: [inNarrowColumn],
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "Every reader with a Briefcase has the default folder.",
      },
      purpose: "All folders, the default one first, the current one marked.",
      do: ["Counts at the end of each line."],
      dont: ["The brass color for any other list."],
      keyboard: [
        ["Tab", "Moves through folders."],
        ["Enter", "Opens the folder."],
      ],
      notes: ["A `nav`; the current folder has `aria-current=page`."],
    },
  },
} satisfies Meta<typeof FolderList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole("link", { name: /General Briefcase/ });
    await expect(current).toHaveAttribute("href", "/rotunda/briefcase");
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: /Farm bill/ })).toHaveAttribute(
      "href",
      "/rotunda/briefcase/folder/2",
    );
  },
};
export const OneFolder: Story = { args: { folders: FOLDERS.slice(0, 1), action: undefined } };
export const RightToLeftName: Story = { args: { folders: [...FOLDERS, aFolder(7, ["1-profile"], "لجنة الزراعة")] } };
export const Live: Story = {
  args: {
    folders: [...FOLDERS, { ...aFolder(9, ["1-profile"], "Texas Democrats"), live: aLiveSearch() }],
  },
};
/** A new folder takes the focus. */
export const JustMade: Story = {
  args: { madeFolderId: 5 },
  play: async ({ canvas }) => {
    const made = canvas.getByRole("link", { name: /Empty folder for new hires/ });
    // It takes the focus after the first paint.
    await waitFor(() => expect(made).toHaveFocus());
  },
};
export const ManyFolders: Story = {
  args: { folders: Array.from({ length: 100 }, (_, index) => aFolder(index + 1, [], `Hill day, part ${index + 1}`)) },
};
export const LongNames: Story = {
  args: { folders: [...FOLDERS.slice(0, 1), aFolder(8, ["1-profile"], "Transitions".repeat(9))] },
};
