import type { Meta, StoryObj } from "@storybook/react-vite";
import type { StoryUsage } from "../theme/story-usage.ts";
import { SideBlock } from "./side-block.tsx";

const meta = {
  title: "Profiles/Side block",
  component: SideBlock,
  args: { title: "Modules", children: "Federal Policymakers" },
  parameters: {
    usage: {
      purpose: "A block of facts in the left column.",
      do: ["A cap heading of one or two words."],
      dont: ["Text longer than a few lines."],
      notes: ["A heading and what follows it."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof SideBlock>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
