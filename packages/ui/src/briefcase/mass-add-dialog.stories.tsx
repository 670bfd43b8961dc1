import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { aFolder, FOLDERS } from "@rotunda/core/testing";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { MassAddDialog } from "./choose-folders.tsx";

const meta = {
  title: "Briefcase/Mass add dialog",
  component: MassAddDialog,
  args: {
    folders: FOLDERS,
    folderId: 1,
    onChoose: fn(),
    onConfirm: fn(),
    onClose: fn(),
    newFolder: { getProblem: () => "", onCreate: fn() },
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 560 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Asks for the folder to which all results are added.",
      do: ["Begin on the default folder.", "Leave it open when the server refuses, as with a full folder."],
      dont: ["For more than 500 results: its button is disabled and names the limit."],
      keyboard: [
        ["Arrows", "Choose the folder."],
        ["Enter in the name", "Makes a folder, which is chosen and takes the focus."],
        ["Esc", "Closes it, unless profiles are being added."],
      ],
      notes: ["How full each folder is belongs to its radio button as a description."],
    },
  },
} satisfies Meta<typeof MassAddDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Farm bill conferees" }));
    await expect(args.onChoose).toHaveBeenCalledWith(2);
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Adding: Story = {
  args: { isAdding: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "OK" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const OneFolder: Story = { args: { folders: FOLDERS.slice(0, 1) } };
export const LongAndRightToLeftNames: Story = {
  args: { folders: [aFolder(1, [], "Transitions".repeat(9)), aFolder(2, [], "لجنة الزراعة")] },
};
export const FolderMade: Story = {
  render: function Growing(args) {
    const [folders, setFolders] = useState(args.folders);
    const onCreate = (name: string) => setFolders([...folders, aFolder(9, [], name)]);
    return <MassAddDialog {...args} folders={folders} newFolder={{ getProblem: () => "", onCreate }} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add folder" }));
    await userEvent.keyboard("Hill day{Enter}");
    await waitFor(() => expect(screen.getByRole("radio", { name: "Hill day" })).toHaveFocus());
  },
};
/** Arrows choose a folder, Tab leaves the folders. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const chosen = await screen.findByRole("radio", { name: /General Briefcase/ });
    await userEvent.click(chosen);
    // Held down, because the choice follows the focus only a moment after the key press.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(2));
    await userEvent.keyboard("{/ArrowDown}");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
