import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { inNarrowColumn } from "../../testing/frames.tsx";
import type { StoryUsage } from "../../testing/story-usage.ts";
import { fullProfile } from "../../testing/people.ts";
import { LegislativePanel } from "./legislative-panel.tsx";

const meta = {
  title: "Profiles/Panels/Legislative panel",
  component: LegislativePanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        longText: "Its committees and caucuses show long names in their own stories.",
      },
      purpose: "Who assists the legislator and when the chamber sits.",
      do: ["Leave out an empty line."],
      dont: ["Advice on how to reach somebody."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A description list; numbers and addresses are links."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof LegislativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyALeadershipPost: Story = { args: { profile: aProfile({ leadershipPost: "Deputy Whip" }) } };
export const Empty: Story = { args: { profile: aProfile() } };
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
