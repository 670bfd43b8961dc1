import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ResultsHeader } from "./results-header.tsx";

const meta = {
  title: "Search/Results header",
  component: ResultsHeader,
  args: { totalHits: 1204, order: "relevance", onOrderChange: fn(), view: "list", onViewChange: fn() },
} satisfies Meta<typeof ResultsHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Search Results 1,204 profiles" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Grid" }));
    await expect(args.onViewChange).toHaveBeenCalledWith("card");
  },
};
export const OneHit: Story = { args: { totalHits: 1, view: "card", order: "alphabetical_asc" } };
export const NotYetCounted: Story = { args: { totalHits: null } };
