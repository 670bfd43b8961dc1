import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BriefcaseButton } from "./briefcase-button.tsx";

const meta = {
  title: "Profiles/Briefcase button",
  component: BriefcaseButton,
  args: { name: "Ruth Halvorsen", isIn: false, onToggle: fn() },
} satisfies Meta<typeof BriefcaseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInBriefcase: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add to Briefcase: Ruth Halvorsen" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const InBriefcase: Story = { args: { isIn: true } };
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
