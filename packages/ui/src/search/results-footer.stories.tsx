import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen } from "storybook/test";
import { ResultsFooter } from "./results-header.tsx";

const meta = {
  title: "Search/Results footer",
  component: ResultsFooter,
  args: {
    label: "Search results pages",
    page: 3,
    totalPages: 20,
    getHref: (page) => `?page=${page}`,
    pageSize: 12,
    onPageSizeChange: fn(),
  },
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "Pages and page size below the results of a search or what is in a folder.",
      do: ["The same place on every page."],
      dont: ["A page size that moves the reader to the top without a word."],
      keyboard: [["Tab", "The pages, then the page size."]],
      notes: ["As pagination and select; a page beyond the end has a way back."],
    },
  },
} satisfies Meta<typeof ResultsFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: /^Page \d/ })).toHaveLength(7);
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  },
};
export const AnotherSize: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /^Profiles per page/ }));
    await userEvent.click(await screen.findByRole("option", { name: "48" }));
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(48);
  },
};
export const OnePage: Story = {
  args: { page: 1, totalPages: 1, pageSize: 30 },
  play: async ({ canvas }) => expect(canvas.queryByRole("navigation")).not.toBeInTheDocument(),
};
export const ByKeyboard: Story = {
  args: { page: 2, totalPages: 2 },
  play: async ({ canvas, userEvent }) => {
    const stops: string[] = [];
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      const stop = document.activeElement;
      if (stop && stop !== document.body) stops.push(stop.getAttribute("aria-label") ?? stop.textContent);
    }
    await expect(stops).toEqual(expect.arrayContaining(["First page", "Previous page"]));
    await expect(canvas.getByRole("combobox", { name: "Profiles per page 12" })).toBeVisible();
  },
};
export const LongNumbers: Story = { args: { page: 1288, totalPages: 1290 } };
