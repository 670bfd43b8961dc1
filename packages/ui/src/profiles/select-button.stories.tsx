import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { SelectButton } from "./card-controls.tsx";

const meta = {
  title: "Profiles/Select button",
  component: SelectButton,
  args: { name: "Ruth Halvorsen", isSelected: false, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: "relative", margin: "0 16px", padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      kind: "toggle",
      without: {
        longText: "It draws a box; the name is for assistive technology.",
      },
      purpose: "Chooses a profile among others for one action.",
      do: ["Say what selecting is for, above the list."],
      dont: ["A star and a checkbox on one card."],
      keyboard: [["Space", "Selects or clears."]],
      notes: ["A checkbox named with the profile; what cannot be selected says why."],
    },
  },
} satisfies Meta<typeof SelectButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSelected: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Select Ruth Halvorsen" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
