import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Primitives/Confirm dialog",
  component: ConfirmDialog,
  args: { isOpen: true, onYes: fn(), onNo: fn() },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Default words, at most 290 px wide and at least 100 high (spec 2); the first focus is on No. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole("alertdialog");
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(290);
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThanOrEqual(100);
    await waitFor(() => expect(screen.getByRole("button", { name: "No" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onNo).toHaveBeenCalledOnce();
  },
};
export const DeleteFolder: Story = {
  args: {
    size: "delete",
    tone: "danger",
    title: "Delete folder",
    children: "Delete the folder “Farm bill conferees” and the 23 profiles in it that are in no other folder?",
  },
};
export const Busy: Story = { args: { isBusy: true } };
