import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmptyResults } from "./empty-results.tsx";
import { chips } from "./filter-chips.stories.tsx";

const meta = {
  title: "Search/Empty results",
  component: EmptyResults,
  args: { chips, onClearAll: fn(), onRemoveLast: fn() },
} satisfies Meta<typeof EmptyResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No results found.")).toBeVisible();
    await expect(canvas.getByText(/Iowa, Kansas, Nebraska/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all and start again" }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the last filter" }));
    await expect(args.onRemoveLast).toHaveBeenCalledOnce();
  },
};
/** Without its only filter, nothing would be asked: clearing says so. */
export const OneFilter: Story = {
  args: { chips: chips.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: "Remove the last filter" })).toBeNull();
  },
};
export const WithoutFilters: Story = { args: { chips: [] } };
