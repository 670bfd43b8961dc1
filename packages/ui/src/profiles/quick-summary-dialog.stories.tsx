import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { QuickSummaryDialog } from "./quick-summary-dialog.tsx";
import { fullProfile, longName } from "../testing/people.ts";

const meta = {
  title: "Profiles/Quick summary dialog",
  component: QuickSummaryDialog,
  args: {
    name: "Ruth Halvorsen",
    position: "United States Senator, Nebraska",
    html: fullProfile.quickSummary,
    href: "#",
    onClose: fn(),
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "A person in a paragraph, without leaving the results.",
      do: ["One way on: Open profile."],
      dont: ["Editing or moving from here."],
      keyboard: [
        ["Tab", "Cycles inside."],
        ["Esc", "Closes; the focus is back on Read more."],
      ],
      notes: ["As the dialog: the title takes the focus, Esc goes back to Read more."],
    },
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
/** Tab stays inside, and Esc closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Ruth Halvorsen" });
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
