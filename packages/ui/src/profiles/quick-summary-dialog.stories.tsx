import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { QuickSummaryDialog } from "./quick-summary-dialog.tsx";
import { fullProfile, longName } from "./story-people.ts";

const meta = {
  title: "Profiles/Quick summary dialog",
  component: QuickSummaryDialog,
  args: {
    name: "Ruth Halvorsen",
    position: "United States Senator, Nebraska",
    html: fullProfile.quickSummary,
    href: "#",
    isOpen: true,
    onClose: fn(),
  },
} satisfies Meta<typeof QuickSummaryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Ruth Halvorsen" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    name: longName.preferredNameDisplay,
    position: longName.positionSummary,
    html: fullProfile.quickSummary.repeat(6),
  },
};
