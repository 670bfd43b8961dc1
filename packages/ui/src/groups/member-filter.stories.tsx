import { NO_MEMBER_FILTER } from "@rotunda/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { inNarrowColumn } from "../theme/story-frames.tsx";
import type { StoryUsage } from "../theme/story-usage.ts";
import { MemberFilter } from "./member-filter.tsx";

const meta = {
  title: "Groups/Member filter",
  component: MemberFilter,
  args: { filter: NO_MEMBER_FILTER, parties: ["Any", "Republican", "Democrat"], shown: 23, total: 23, onChange: fn() },
  parameters: {
    usage: {
      purpose: "Finds a member by name or party.",
      do: ["Show it from about ten members on."],
      dont: ["Searching what is not in the list below."],
      keyboard: [
        ["Tab", "Moves from the name to the party."],
        ["Esc", "Clears the name."],
      ],
      notes: ["The number found is announced when typing rests."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof MemberFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtering: Story = { args: { filter: { text: "texas", party: "Any" }, shown: 2 } };
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
