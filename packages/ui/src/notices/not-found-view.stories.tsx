import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NotFoundView } from "./not-found-view.tsx";

const meta = {
  title: "Notices/Not found",
  component: NotFoundView,
  args: { homeHref: "#home", searchHref: "#search" },
} satisfies Meta<typeof NotFoundView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "404 - Page Not Found" })).toBeVisible();
    await expect(canvas.getByText("We can't find the page you're looking for.")).toBeVisible();
  },
};
export const WithoutAccess: Story = {
  args: { searchHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Search for profiles" })).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
