import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import * as layout from "../../theme/story.css.ts";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { label: "Include former officeholders", isChecked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { isChecked: true } };
export const WithCount: Story = { args: { label: "Federal policymakers", isChecked: true, count: 41 } };

/** The label answers a click as the box does; Space toggles. */
export const Toggling: Story = {
  render: function Toggling() {
    const [isChecked, setChecked] = useState(false);
    return <Checkbox isChecked={isChecked} label="State policymakers" onChange={setChecked} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "State policymakers" });
    await userEvent.click(canvas.getByText("State policymakers"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

export const Matrix: Story = {
  render: () => (
    <div className={layout.narrow}>
      <Checkbox count={41} isChecked label="Federal policymakers" onChange={() => {}} />
      <Checkbox count={7} isChecked={false} label="State influencers" onChange={() => {}} />
      <Checkbox isChecked="mixed" label="Department of the Interior" onChange={() => {}} />
      <Checkbox isChecked={false} isDisabled label="Not available" onChange={() => {}} />
      <Checkbox
        description="For Word formats only."
        isChecked
        label="Use the custom logo of our organization on the cover of the profile book"
        onChange={() => {}}
      />
    </div>
  ),
};
