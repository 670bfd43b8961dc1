import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { inMeasure } from "../../theme/story-frames.tsx";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  args: { label: "Email me when a profile in this folder changes", isOn: false, onChange: fn() },
  decorators: [inMeasure],
  parameters: {
    usage: {
      kind: "choice",
      purpose: "Turns a setting on or off, and it is so at once.",
      do: ["Name what is on when it is on.", "Say in the description what follows from it."],
      dont: [
        "A switch in a form that is sent: there it is a checkbox.",
        "A label that changes with the state; the switch says on and off.",
      ],
      keyboard: [
        ["Tab", "Moves to the switch."],
        ["Space, Enter", "Turns it."],
      ],
      notes: [
        "`role=switch` with `aria-checked`; the label is its name, the description is read after it.",
        "On is a place, a mark and a color, so that none of them is needed alone.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { isOn: true } };
export const WithDescription: Story = { args: { isOn: true, description: "At most one message a day." } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Turning: Story = {
  render: function Turning(args) {
    const [isOn, setOn] = useState(false);
    return <Switch {...args} isOn={isOn} onChange={setOn} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: args.label });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText(args.label));
    await expect(control).toBeChecked();
  },
};
export const LongText: Story = {
  args: {
    label:
      "Email me when a profile in the folder “Conferees of the Agriculture, Nutrition, and Forestry bills” changes",
  },
};
