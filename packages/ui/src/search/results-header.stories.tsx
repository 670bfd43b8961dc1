import { SORT_OPTIONS } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { ResultsHeader } from "./results-header.tsx";

const meta = {
  title: "Search/Results header",
  component: ResultsHeader,
  args: {
    totalHits: 1204,
    orders: SORT_OPTIONS,
    order: "relevance",
    onOrderChange: fn(),
    view: "list",
    onViewChange: fn(),
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A search without results has the empty results in this place.",
      },
      purpose: "How many were found, in what order, as list or cards.",
      do: ["The number with its noun: “86 results”."],
      dont: ["A number that changes while the results are on their way."],
      keyboard: [["Tab", "Order, then list or cards."]],
      notes: ["The heading takes the focus after a search; the count is announced once."],
    },
  },
} satisfies Meta<typeof ResultsHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: "Search Results 1,204 results" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Grid" }));
    await expect(args.onViewChange).toHaveBeenCalledWith("card");
  },
};
export const OneHit: Story = { args: { totalHits: 1, view: "card", order: "alphabetical_asc" } };
export const NotYetCounted: Story = { args: { totalHits: null } };
export const LongNumbers: Story = { args: { totalHits: 1_204_518 } };
