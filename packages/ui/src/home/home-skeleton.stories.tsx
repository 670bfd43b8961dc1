import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { HomeSkeleton } from "./home-skeleton.tsx";

const meta = {
  title: "Home/Home skeleton",
  component: HomeSkeleton,
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for the parts of home.",
      do: ["The same columns and rows as home itself."],
      dont: ["A shimmer.", "Bars where no text will be."],
      notes: ["Hidden from assistive technology; the page says that it is loading."],
    },
  },
} satisfies Meta<typeof HomeSkeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
