import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { StarButton } from "./star-button.tsx";

const meta = {
  title: "Profiles/Star button",
  component: StarButton,
  args: { name: "Ruth Halvorsen", isInBriefcase: false, onToggle: fn() },
} satisfies Meta<typeof StarButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInBriefcase: Story = {
  play: async ({ canvasElement, args }) => {
    const star = within(canvasElement).getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Add to Briefcase");
    await userEvent.click(star);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const InBriefcase: Story = {
  args: { isInBriefcase: true },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Remove from Briefcase");
  },
};
export const Pending: Story = { args: { isPending: true } };
