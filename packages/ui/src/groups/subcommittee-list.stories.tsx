import type { Meta, StoryObj } from "@storybook/react-vite";
import { group } from "./story-group.ts";
import { SubcommitteeList } from "./subcommittee-list.tsx";

const meta = {
  title: "Groups/Subcommittee list",
  component: SubcommitteeList,
  args: { subcommittees: group.subcommittees },
} satisfies Meta<typeof SubcommitteeList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
