import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { RemovedNote } from "./folder-tools.tsx";

const meta = {
  title: "Briefcase/Removed note",
  component: RemovedNote,
  args: { subject: "Ruth Halvorsen", onUndo: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Keeps a removal reversible for readers who need more time than the message gives.",
      do: ["Show it in the folder the profiles were taken out of, until they are back."],
      dont: ["Announcing it: the message at the bottom is announced already."],
      keyboard: [["Enter, Space", "Puts them back."]],
      notes: ["The same outcome as Undo in the message, without a timer (WCAG 2.2.1)."],
    },
  },
} satisfies Meta<typeof RemovedNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Put back" }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Several: Story = { args: { subject: "14 profiles" } };
export const LongName: Story = { args: { subject: "Wolfeschlegelsteinhausenbergerdorff".repeat(4) } };
export const RightToLeftName: Story = { args: { subject: "رشيدة حرب" } };
export const Busy: Story = { args: { isBusy: true } };
