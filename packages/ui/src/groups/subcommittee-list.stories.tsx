import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryUsage } from "../theme/story-usage.ts";
import { group } from "./story-group.ts";
import { SubcommitteeList } from "./subcommittee-list.tsx";

const meta = {
  title: "Groups/Subcommittee list",
  component: SubcommitteeList,
  args: { subcommittees: group.subcommittees },
  parameters: {
    usage: {
      purpose: "The subcommittees of a committee, each a link.",
      do: ["In the order of the record."],
      dont: ["A tree: there are two levels."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A list of links."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof SubcommitteeList>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
