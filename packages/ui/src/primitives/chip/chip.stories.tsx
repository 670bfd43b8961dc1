import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { Chip } from "./chip.tsx";

const meta = {
  title: "Primitives/Chip",
  component: Chip,
  args: { label: "Party", value: "Republican", onRemove: fn() },
  parameters: {
    usage: {
      kind: "mark",
      purpose: "A chosen value with a button that removes it.",
      do: [
        "Shorten several values to the first and “+ 2 more”, and give all of them as `fullValue`.",
        "Move the focus to the next chip when one is removed, then to the heading.",
      ],
      dont: [
        "A chip as a link: that is the link chip. A chip that only informs: that is a tag.",
        "A value cut with an ellipsis; it wraps.",
      ],
      keyboard: [
        ["Tab", "Moves to the remove button."],
        ["Enter, Space", "Removes the value."],
      ],
      notes: [
        "The button is named “Remove Party: Republican”, with the full text of a shortened value, which print shows too.",
      ],
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Party: Republican" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const ValueOnly: Story = { args: { label: undefined, value: "Iowa" } };

/** Shows a shortened text; screen readers read the whole one. */
export const Shortened: Story = {
  args: { label: "State", value: "Iowa + 2 more", fullValue: "Iowa, Kansas, Nebraska" },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("button", { name: "Remove State: Iowa, Kansas, Nebraska" })).toBeVisible(),
};
export const LongText: Story = {
  args: {
    label: "Committee",
    value:
      "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
  },
};
export const Row: Story = {
  render: () => (
    <div className={layout.row}>
      <Chip label="Keyword" onRemove={() => {}} value="water" />
      <Chip label="Profile Type" onRemove={() => {}} value="Federal policymakers + 1 more" />
      <Chip label="Special Interest Group Rating" onRemove={() => {}} value="Farm Bureau, greater than 50%" />
    </div>
  ),
};
export const RightToLeftName: Story = { args: { label: "Name", value: "رشيدة حرب" } };
