import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { RatingsPanel } from "./ratings-panel.tsx";

const meta = {
  title: "Profiles/Panels/Ratings panel",
  component: RatingsPanel,
  args: { ratings: fullProfile.sigRatings },
  parameters: {
    usage: {
      kind: "list",
      without: { empty: "A person without ratings has no such panel." },
      purpose: "Interest groups’ ratings of a member, each as a number and a bar.",
      do: ["The group’s own scale, with the year."],
      dont: ["Ranking the groups."],
      notes: ["A table with row heads; the bar is hidden from screen readers, the number is not."],
    },
  },
} satisfies Meta<typeof RatingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "92%" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "B+" })).toBeVisible();
  },
};
export const OneRating: Story = { args: { ratings: fullProfile.sigRatings.slice(0, 1) } };
export const Many: Story = {
  args: {
    ratings: Array.from({ length: 120 }, (_, index) => ({
      name: `Citizens for Tax Clarity ${index + 1}`,
      rating: String(index % 101),
      timespan: "2025",
    })),
  },
};
export const LongText: Story = {
  args: {
    ratings: [
      {
        name: "National Association of Rural Electric Cooperatives, Irrigation Districts, and Groundwater Conservation Boards",
        rating: "92",
        timespan: "January 2023 to December 2024",
      },
    ],
  },
};
