import { BUTTON_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { BriefcaseButton } from "./briefcase-button.tsx";

const meta = {
  title: "Profiles/Briefcase button",
  component: BriefcaseButton,
  args: { name: "Ruth Halvorsen", isIn: false, onToggle: fn() },
  parameters: {
    usage: {
      kind: "action",
      without: {
        unavailable: "A reader without a Briefcase has no such button.",
      },
      purpose: "Adds the open profile to the Briefcase or takes it out, with words.",
      do: ["Once, beside the profile’s name."],
      dont: ["A second star on the same page."],
      keyboard: BUTTON_KEYS,
      notes: ["A toggle with `aria-pressed`; it flips before the reply and back on failure, with a message."],
    },
  },
} satisfies Meta<typeof BriefcaseButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotInBriefcase: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to Briefcase: Ruth Halvorsen" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const InBriefcase: Story = { args: { isIn: true } };
export const WithFolders: Story = {
  args: { isIn: true, onChooseFolders: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Select Folders: Ruth Halvorsen" }));
    await expect(args.onChooseFolders).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
/** The star remains the same element when the folders button appears, so it keeps the focus. */
export const Toggled: Story = {
  args: { onChooseFolders: fn() },
  render: function Toggling(args) {
    const [isIn, setIn] = useState(args.isIn);
    return <BriefcaseButton {...args} isIn={isIn} onToggle={() => setIn(!isIn)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Add to Briefcase: Ruth Halvorsen" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "In Briefcase: Ruth Halvorsen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Add to Briefcase: Ruth Halvorsen" })).toHaveFocus();
  },
};
