import { BUTTON_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen, userEvent } from "storybook/test";
import { StarButton } from "./card-controls.tsx";

const meta = {
  title: "Profiles/Star button",
  component: StarButton,
  args: { name: "Ruth Halvorsen", isIn: false, onToggle: fn() },
  parameters: {
    usage: {
      kind: "action",
      without: {
        unavailable: "A reader without a Briefcase has no star.",
      },
      purpose: "Adds a profile to the Briefcase or takes it out, from any row.",
      do: ["Brass, here and nowhere else."],
      dont: ["A second click while the first is on its way: it is ignored."],
      keyboard: BUTTON_KEYS,
      notes: [
        "“Add Jane Doe to Briefcase” with `aria-pressed`; it flips at once, and back with a message when it fails.",
      ],
    },
  },
} satisfies Meta<typeof StarButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInBriefcase: Story = {
  play: async ({ canvas, args }) => {
    const star = canvas.getByRole("button", { name: "Add Ruth Halvorsen to Briefcase" });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Add to Briefcase");
    await userEvent.click(star);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const InBriefcase: Story = {
  args: { isIn: true },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Remove from Briefcase");
  },
};
export const Pending: Story = { args: { isPending: true } };
