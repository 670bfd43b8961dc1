import type { Decorator } from "@storybook/react-vite";
import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, within } from "storybook/test";
import { place } from "./pagination.css.ts";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Primitives/Pagination",
  component: Pagination,
  args: { label: "Search results pages", page: 6, totalPages: 24, getHref: (page) => `#page=${page}` },
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "The way through results: first, previous, seven pages, next, last.",
      do: [
        "Name what is paged: “Search results pages”.",
        "Keep the focus in place when the page changes, and announce the new count.",
      ],
      dont: ["Pages for a list that fits one.", "Loading more on scroll: readers can’t find a position again."],
      keyboard: [
        ["Tab", "Moves through the links."],
        ["Enter", "Goes to the page; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A `nav` of real links; the current one has `aria-current=page`, each is named “Page 3”."],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPlace: Decorator = (Story) => (
  <div className={place}>
    <Story />
  </div>
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Search results pages" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 6" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link", { name: /^Page / })).toHaveLength(7);
    await expect(canvas.getByRole("link", { name: "Last page" })).toHaveAttribute("href", "#page=24");
    await expect(canvas.getByText("Next")).not.toBeVisible();
  },
};
/** In a container of 760 px or more, the steps are words too. */
export const InAWidePlace: Story = {
  globals: { viewport: { value: "desk" } },
  decorators: [inPlace],
  play: async ({ canvas }) => {
    // The accessible name begins with the visible text.
    await expect(within(canvas.getByRole("link", { name: "Previous page" })).getByText("Previous")).toBeVisible();
    await expect(within(canvas.getByRole("link", { name: "Next page" })).getByText("Next")).toBeVisible();
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
export const LargeNumbers: Story = {
  globals: { viewport: { value: "phone" } },
  args: { page: 1288, totalPages: 1290 },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Eleven cells fit on the narrowest screen. */
export const AtPhoneWidth: Story = {
  globals: { viewport: { value: "phone" } },
  args: { page: 118, totalPages: 129 },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
};
/** Tab goes from link to link; the page the reader is on is one of them. */
export const ByKeyboard: Story = {
  args: { page: 2, totalPages: 3 },
  play: async ({ canvas, userEvent }) => {
    for (const name of ["First page", "Previous page", "Page 1", "Page 2", "Page 3", "Next page", "Last page"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
  },
};
