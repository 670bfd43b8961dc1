import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import * as layout from "../../testing/frames.css.ts";
import { withState } from "../../testing/with-state.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: { label: "Include former officeholders", isChecked: false, onChange: fn() },
  render: withState(Checkbox, "isChecked", "onChange"),
  parameters: {
    usage: {
      kind: "choice",
      purpose: "A choice that can be made along with others, or one thing to agree to.",
      do: [
        "Say what is chosen, so that the label is true when the box is ticked.",
        "Print how many results a choice has (`count`) where they are known.",
        "Use `mixed` for a box of several options if some are chosen.",
      ],
      dont: [
        "A setting that applies immediately: that is a switch.",
        "Two boxes that exclude each other: those are radio buttons.",
      ],
      keyboard: [
        ["Tab", "Moves to the box."],
        ["Space", "Ticks or clears it."],
      ],
      notes: [
        "The whole label answers the pointer; the box itself answers within 28 px.",
        "A description is read after the name. The count is part of it: “Federal policymakers, 41 results”.",
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { isChecked: true } };
export const WithCount: Story = { args: { label: "Federal policymakers", isChecked: true, count: 41 } };

/** Some of its items are ticked. */
export const Mixed: Story = { args: { isChecked: "mixed" } };

/** A click on the label or the box toggles it, and so does Space, which ticks a mixed box. */
export const Toggling: Story = {
  args: { isChecked: "mixed" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toHaveAttribute("aria-checked", "mixed");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard(" ");
    await expect(box).toHaveAttribute("aria-checked", "false");
    await userEvent.click(canvas.getByText("Include former officeholders"));
    await expect(box).toBeChecked();
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
        isChecked
        label="Use the custom logo of our organization on the cover of the profile book"
        onChange={() => {}}
      />
    </div>
  ),
};
export const LongText: Story = {
  args: { label: "Include former officeholders, candidates who withdrew, and people whose office was abolished" },
};
export const RightToLeftName: Story = { args: { label: "رشيدة حرب", count: 3 } };
export const Disabled: Story = { args: { isDisabled: true } };
