import { aProfile } from "@rotunda/core/testing";
import { type Meta, type StoryObj } from "../../testing/story-meta.ts";
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
      purpose: "The work of a legislator: leadership posts, committees, caucuses and key votes.",
      do: ["Leave out empty parts."],
      dont: ["Contact data: the panel of offices has it."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["Each part has a heading; committees and caucuses with a page are links."],
    },
  },
} satisfies Meta<typeof LegislativePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyALeadershipPost: Story = { args: { profile: aProfile({ leadershipPost: "Deputy Whip" }) } };
export const Empty: Story = { args: { profile: aProfile() } };
