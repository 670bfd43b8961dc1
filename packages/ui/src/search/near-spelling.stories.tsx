import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { fn } from "storybook/test";
import { NearSpelling } from "./results-notes.tsx";

const meta = {
  title: "Search/Near spelling",
  component: NearSpelling,
  args: { keyword: "halvorson", showingResultsFor: "halvorsen", onSearchAsTyped: fn() },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Says which spelling was searched, because the typed one has no match.",
      do: ["Offer the typed text."],
      dont: ["Change the text in the box."],
      keyboard: [
        ["Tab", "Moves to the button."],
        ["Enter, Space", "Searches the text as typed."],
      ],
      notes: ["A sentence above the results, read with them."],
    },
  },
} satisfies Meta<typeof NearSpelling>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { keyword: "intergovermental-telecomunications", showingResultsFor: "intergovernmental-telecommunications" },
};
