import { MESSAGES } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { StoryUsage } from "../testing/story-usage.ts";
import { DeleteFolderDialog } from "./delete-folder-dialog.tsx";

const meta = {
  title: "Briefcase/Delete folder dialog",
  component: DeleteFolderDialog,
  args: {
    question: MESSAGES.confirmFolderDeletion("Farm bill conferees", 23, "profile"),
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 360 } },
    usage: {
      kind: "askingOverlay",
      purpose: "Asks before a folder is deleted, since nothing brings it back.",
      do: ["Name the folder, and say how many profiles leave the Briefcase with it."],
      dont: ["For taking profiles out of a folder: that is done at once and can be undone."],
      keyboard: [
        ["Enter, Space", "Presses No, where the focus begins."],
        ["Esc", "The same as No."],
      ],
      notes: ["An alert dialog: its question is read when it opens."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof DeleteFolderDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete folder" });
    await expect(dialog).toHaveAccessibleDescription(/23 profiles that are in no other folder leave your Briefcase\./);
    await waitFor(() => expect(screen.getByRole("button", { name: "No" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const NothingLeaves: Story = {
  args: { question: MESSAGES.confirmFolderDeletion("Hill day, March 3", 0, "item") },
};
export const LongName: Story = {
  args: { question: MESSAGES.confirmFolderDeletion("Transitions".repeat(9), 1, "item") },
};
export const RightToLeftName: Story = { args: { question: MESSAGES.confirmFolderDeletion("لجنة الزراعة", 2, "item") } };
export const Deleting: Story = { args: { isBusy: true } };
