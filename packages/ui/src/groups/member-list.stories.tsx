import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MemberList } from "./member-list.tsx";
import { group } from "./story-group.ts";

const meta = {
  title: "Groups/Member list",
  component: MemberList,
  args: {
    title: "Republican Members",
    members: group.members.republican,
    starOf: (member) => ({ isIn: member.rank === 1, onToggle: fn() }),
  },
} satisfies Meta<typeof MemberList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneMember: Story = { args: { members: group.members.independent } };
