import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { inMeasure } from "../../testing/frames.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Primitives/Progress",
  component: Progress,
  args: { label: "Preparing the profile book" },
  decorators: [inMeasure],
  parameters: {
    usage: {
      kind: "message",
      purpose: "A long task of unknown duration is running.",
      do: ["Say what is being prepared.", "Take the skeleton for content, the spinner for a button."],
      dont: ["A bar for less than a second."],
      notes: ["`progressbar` with its label; indeterminate, and still under reduced motion."],
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    label:
      "Preparing the profile book of the members of the Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry",
  },
};
