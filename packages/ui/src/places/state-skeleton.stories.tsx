import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { StateSkeleton } from "./state-skeleton.tsx";

const meta = {
  title: "Places/State skeleton",
  component: StateSkeleton,
  args: {},
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for a state’s page.",
      do: ["Show it instead of the page."],
      dont: ["Don’t animate it."],
      notes: ["Hidden from assistive technology."],
    },
  },
} satisfies Meta<typeof StateSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
