import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { inNarrowColumn } from "../testing/frames.tsx";
import { SideBlock } from "./profile-layout.tsx";

const meta = {
  title: "Profiles/Side block",
  component: SideBlock,
  args: { title: "Modules", children: "Federal Policymakers" },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A block without facts is left out.",
      },
      purpose: "A block of facts in the left column.",
      do: ["A cap heading of one or two words."],
      dont: ["Text longer than a few lines."],
      notes: [
        "A heading and what follows it. Maps and links to other pages are left out on paper: `isOnPaper` is false.",
      ],
    },
  },
} satisfies Meta<typeof SideBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    title: "Subscription modules and what is in them",
    children: "Federal Policymakers, State Policymakers, Interest Groups, Corporations and the staff of each of them",
  },
  decorators: [inNarrowColumn],
};
