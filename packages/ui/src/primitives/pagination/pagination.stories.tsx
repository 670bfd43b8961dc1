import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Primitives/Pagination",
  component: Pagination,
  args: { label: "Search results pages", page: 6, totalPages: 24, hrefOf: (page) => `#page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Search results pages" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 6" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link", { name: /^Page / })).toHaveLength(7);
    await expect(canvas.getByRole("link", { name: "Last page" })).toHaveAttribute("href", "#page=24");
  },
};
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous page" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "#page=2");
  },
};
export const LastPage: Story = { args: { page: 24 } };
export const FewPages: Story = { args: { page: 2, totalPages: 3 } };
export const LargeNumbers: Story = { args: { page: 1288, totalPages: 1290 } };

/** Eleven cells fit on the narrowest screen. */
export const AtPhoneWidth: Story = {
  args: { page: 118, totalPages: 129 },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
