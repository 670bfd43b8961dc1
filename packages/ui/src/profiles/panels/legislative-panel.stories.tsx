import { aProfile } from "@rotunda/core/testing";
import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { inNarrowColumn } from "../../testing/frames.tsx";
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
      keyboard: LINK_KEYS,
      notes: ["A description list; numbers and addresses are links."],
    },
  },
} satisfies Meta<typeof LegislativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyALeadershipPost: Story = { args: { profile: aProfile({ leadershipPost: "Deputy Whip" }) } };
export const Empty: Story = { args: { profile: aProfile() } };
export const Narrow: Story = { decorators: [inNarrowColumn] };
