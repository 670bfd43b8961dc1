import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  args: {
    text: "Federal Policymakers",
    children: (
      <Button size="small" tone="quiet">
        FED
      </Button>
    ),
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "The words of an icon, or a short name in full, on hover and focus.",
      do: ["A few words, no full stop."],
      dont: ["Anything a reader on a phone needs.", "Links or buttons in it: take a popover."],
      keyboard: [
        ["Tab", "Shows it with the focus."],
        ["Esc", "Hides it."],
      ],
      notes: ["It repeats the accessible name or describes it; it stays while the pointer is on it."],
    },
    layout: "centered",
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Federal Policymakers");
  },
};
/** Esc closes it and leaves the focus where it is. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(canvas.getByRole("button", { name: "FED" })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    text: "Outside your subscription: Federal Policymakers, State Policymakers, Interest Groups and Corporations",
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/^Outside your subscription/);
  },
};
