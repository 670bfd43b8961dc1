import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { ResultsFooter } from "./results-footer.tsx";

const meta = {
  title: "Search/Results footer",
  component: ResultsFooter,
  args: { page: 3, totalPages: 20, hrefOf: (page) => `?page=${page}`, pageSize: 12, onPageSizeChange: fn() },
} satisfies Meta<typeof ResultsFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("link", { name: /^Page \d/ })).toHaveLength(7);
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  },
};
export const OnePage: Story = {
  args: { page: 1, totalPages: 1, pageSize: 30 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).not.toBeInTheDocument();
  },
};
