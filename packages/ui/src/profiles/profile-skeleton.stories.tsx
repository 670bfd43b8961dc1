import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ProfileSkeleton } from "./profile-skeleton.tsx";

const meta = {
  title: "Profiles/Profile skeleton",
  component: ProfileSkeleton,
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for a profile’s page.",
      do: ["Keep it the size of the head and the first panels."],
      dont: ["A shimmer."],
      notes: ["Hidden from screen readers; the screen says that it is loading."],
    },
  },
} satisfies Meta<typeof ProfileSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
