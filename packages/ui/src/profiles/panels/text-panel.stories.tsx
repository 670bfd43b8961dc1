import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { TextPanel } from "./text-panel.tsx";

const meta = {
  title: "Profiles/Panels/Text panel",
  component: TextPanel,
  args: { html: fullProfile.quickSummary },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "A paragraph from the record with a heading of its own.",
      do: ["Short texts; long ones are narratives."],
      dont: ["Two texts in one panel."],
      notes: ["Cleaned HTML in the direction of its letters."],
    },
  },
} satisfies Meta<typeof TextPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { html: "" },
  play: async ({ canvas }) => expect(canvas.getByText("No information available.")).toBeVisible(),
};
export const LongText: Story = { args: { html: fullProfile.narrative.repeat(4) } };
