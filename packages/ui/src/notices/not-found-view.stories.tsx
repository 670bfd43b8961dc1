import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { NotFoundView } from "./failure-pages.tsx";

const meta = {
  title: "Notices/Not found",
  component: NotFoundView,
  args: { searchHref: "#search" },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentences are fixed.",
      },
      purpose: "An address that leads to nothing.",
      do: ["Leave the address as it was typed.", "Offer the search to readers with access only."],
      dont: ["Guess what was meant."],
      keyboard: [["Tab", "Goes to Home, then to the search."]],
      notes: ["The heading takes the focus after a navigation."],
    },
  },
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
  play: async ({ canvas }) => expect(canvas.queryByRole("link", { name: "Search for profiles" })).toBeNull(),
};
