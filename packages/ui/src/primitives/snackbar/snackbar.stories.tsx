import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { Snackbar } from "./snackbar.tsx";

const meta = {
  title: "Primitives/Snackbar",
  component: Snackbar,
  args: { isOpen: true, message: "Ruth Halvorsen added to Briefcase.", onClose: fn(), onPause: fn(), onResume: fn() },
  parameters: {
    usage: {
      purpose: "What has just happened, at the bottom of the window, for three seconds.",
      do: [
        "One sentence and at most one action, which can be done elsewhere too.",
        "`error` only for what the reader must know now.",
      ],
      dont: ["A question.", "A message for what the page shows by itself."],
      keyboard: [
        ["Tab", "Reaches the action and Close."],
        ["Esc", "Closes it."],
      ],
      notes: ["`status`, or `alert` for errors; the time stands still under pointer, focus and in a hidden tab."],
    } satisfies StoryUsage,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 160 } },
  },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Ruth Halvorsen added to Briefcase.");
  },
};
export const WithAction: Story = { args: { action: { label: "Select Folders", onClick: fn() } } };
export const ErrorMessage: Story = {
  args: {
    tone: "error",
    message: "You have too many profiles in your briefcase, try moving them around.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("too many profiles");
  },
};

/** The time stands still under the pointer and under the focus; leaving both lets it go on. Esc closes. */
export const Pausing: Story = {
  args: { action: { label: "Select Folders", onClick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(/added to Briefcase/));
    await expect(args.onPause).toHaveBeenCalledOnce();
    canvas.getByRole("button", { name: "Select Folders" }).focus();
    await userEvent.unhover(canvas.getByText(/added to Briefcase/));
    await expect(args.onResume).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Select Folders" }).blur();
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    message:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry added to the folder “Conferees of the farm bill”.",
    action: { label: "Select Folders", onClick: fn() },
  },
};
