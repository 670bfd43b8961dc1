import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { modules } from "../profiles/story-people.ts";
import { GroupIdentity } from "./group-identity.tsx";
import { group } from "./story-group.ts";

const meta = {
  title: "Groups/Group identity",
  component: GroupIdentity,
  args: { group, modules, briefcase: { isIn: false, onToggle: fn() } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GroupIdentity>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Subcommittee: Story = {
  args: {
    group: {
      ...group,
      longName: "Subcommittee on Rural Development and Energy",
      shortName: "Rural Development",
      parent: { id: 31, longName: group.longName },
      subcommittees: [],
    },
  },
};
export const WithoutContact: Story = {
  args: {
    group: { ...group, email: "", phone: "", fax: "", address: "", websiteUrl: "", minorityWebsiteUrl: "" },
    briefcase: undefined,
  },
};
