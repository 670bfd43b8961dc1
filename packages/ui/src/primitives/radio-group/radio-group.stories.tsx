import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Primitives/Radio group",
  component: RadioGroup,
  args: {
    label: "Staffer type",
    options: [
      { text: "Majority", value: "MAJ" },
      { text: "Minority", value: "MIN" },
      { text: "Other", value: "OTH" },
    ],
    value: "MAJ",
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { isInline: true } };
export const NothingChosen: Story = { args: { value: "" } };

/** The arrows move the choice, as the APG's radio group has it. */
export const ByKeyboard: Story = {
  render: function ByKeyboard(args) {
    const [value, setValue] = useState("MAJ");
    return <RadioGroup {...args} onChange={setValue} value={value} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Majority" })).toHaveFocus();
    // Held down, as a finger does: the choice follows the focus a moment after the key.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Minority" })).toBeChecked());
    await userEvent.keyboard("{/ArrowDown}");
  },
};
