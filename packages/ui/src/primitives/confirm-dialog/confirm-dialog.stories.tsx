import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Primitives/Confirm dialog",
  component: ConfirmDialog,
  args: { onYes: fn(), onNo: fn() },
  parameters: {
    usage: {
      kind: "askingOverlay",
      purpose: "Asks once before something that cannot be undone; at most 290 px wide, 340 for a folder.",
      do: [
        "Name the thing: “Delete the folder “Farm bill” and the 23 profiles in it?”",
        "Offer Undo after the act instead, wherever that is possible.",
      ],
      dont: ["A confirmation for what a click can undo.", "“OK” and “Cancel”: the answers are Yes and No, or verbs."],
      keyboard: [
        ["Tab", "Moves between No and Yes, and stays inside."],
        ["Enter, Space", "Gives the answer."],
        ["Esc", "Answers No; the focus returns to where it was."],
      ],
      notes: [
        "An `alertdialog`; the first focus is on No, and the page behind is inert.",
        "While the action runs, Yes is busy and the dialog stays open.",
      ],
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Default words, at most 290 px wide and at least 100 high; the first focus is on No. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(290);
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThanOrEqual(100);
    await waitFor(() => expect(screen.getByRole("button", { name: "No" })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "No" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onNo).toHaveBeenCalledOnce();
  },
};
export const DeleteFolder: Story = {
  args: {
    size: "narrow",
    title: "Delete folder",
    children: "Delete the folder “Farm bill conferees” and the 23 profiles in it that are in no other folder?",
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const LongText: Story = {
  args: {
    size: "narrow",
    title: "Delete folder",
    children:
      "Delete the folder “Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry, members and their staff” and the 1,000 profiles in it?",
  },
};
export const RightToLeftName: Story = {
  args: {
    size: "narrow",
    title: "Delete folder",
    children: "Delete the folder “لجنة الزراعة” and the 23 profiles in it?",
  },
};
