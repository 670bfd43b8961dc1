import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { fn } from "storybook/test";
import { aGroupMember } from "@rotunda/core/testing";
import { MemberList } from "./group-members.tsx";
import { group } from "../testing/groups.ts";

const meta = {
  title: "Groups/Member list",
  component: MemberList,
  args: {
    title: "Republican Members",
    members: group.members.republican,
    starOf: (member) => ({ isIn: member.rank === 1, onToggle: fn() }),
  },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A party without members has no list.",
      },
      purpose: "Members by rank, with party, state and role.",
      do: ["Number the rows in the order they are shown."],
      dont: ["A table: it is a list of people."],
      keyboard: [["Tab", "Moves through links and stars."]],
      notes: ["An ordered list; each member has one link and one star named with the name."],
    },
  },
} satisfies Meta<typeof MemberList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneMember: Story = { args: { members: group.members.independent } };
export const ManyMembers: Story = {
  args: {
    members: Array.from({ length: 220 }, (_, index) =>
      aGroupMember({ id: index + 1, rank: index + 1, preferredNameDisplay: `Anneliese Okafor ${index + 1}` }),
    ),
    starOf: undefined,
  },
};
export const LongText: Story = { args: { members: group.members.republican.slice(2) } };
