import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryUsage } from "../theme/story-usage.ts";
import { NearSpelling } from "./near-spelling.tsx";

const meta = {
  title: "Search/Near spelling",
  component: NearSpelling,
  args: { keyword: "halvorson", showingResultsFor: "halvorsen" },
  parameters: {
    usage: {
      kind: "message",
      purpose: "What the keyword may have been meant to be.",
      do: ["One suggestion, as a link to its own search."],
      dont: ["Replacing the keyword unasked."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A sentence above the results, read with them."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof NearSpelling>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { keyword: "intergovermental-telecomunications", showingResultsFor: "intergovernmental-telecommunications" },
};
