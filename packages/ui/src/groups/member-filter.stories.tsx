import { NO_MEMBER_FILTER } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MemberFilter } from "./member-filter.tsx";

const meta = {
  title: "Groups/Member filter",
  component: MemberFilter,
  args: { filter: NO_MEMBER_FILTER, parties: ["Any", "Republican", "Democrat"], shown: 23, total: 23, onChange: fn() },
} satisfies Meta<typeof MemberFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtering: Story = { args: { filter: { text: "texas", party: "Any" }, shown: 2 } };
