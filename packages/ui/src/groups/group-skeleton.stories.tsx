import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { GroupSkeleton } from "./group-skeleton.tsx";

const meta = {
  title: "Groups/Group skeleton",
  component: GroupSkeleton,
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for a group’s page.",
      do: ["Keep it the size of the page’s head and first panel."],
      dont: ["A shimmer."],
      notes: ["Hidden from screen readers; the screen says that it is loading."],
    },
  },
} satisfies Meta<typeof GroupSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
