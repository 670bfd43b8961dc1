import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { BrowseFilter } from "./browse-filter.tsx";

const meta = {
  title: "Places/Browse filter",
  component: BrowseFilter,
  args: {
    label: "Find a state or district",
    text: "",
    onChange: fn(),
    count: "56 states and territories",
    isEmpty: false,
  },
  parameters: {
    usage: {
      kind: "choice",
      without: {
        unavailable: "A list that can be filtered is never locked.",
      },
      purpose: "Filters the list below while typing, and shows how many entries are left.",
      do: ["Count what the list shows."],
      dont: ["Don’t hide the list while the reader types."],
      keyboard: [
        ["Letters", "Narrow the list at once."],
        ["Escape", "Empties the box, as the browser does."],
      ],
      notes: ["The count is announced after a pause in typing."],
    },
  },
} satisfies Meta<typeof BrowseFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a state or district" }), "n");
    await expect(args.onChange).toHaveBeenCalledWith("n");
  },
};
export const Filtering: Story = {
  args: { text: "nebr", count: "1 of 56 states and territories" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear filter" }));
    await expect(args.onChange).toHaveBeenCalledWith("");
  },
};
export const Empty: Story = { args: { text: "xyzzy", count: "0 of 56 states and territories", isEmpty: true } };
export const ByKeyboard: Story = {
  args: { text: "nebr", count: "1 of 56 states and territories" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Find a state or district" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("");
  },
};
export const LongText: Story = {
  args: {
    label: "Find a committee of Congress or of a state legislature, or one of its subcommittees",
    text: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture",
    count: "0 of 2,418 committees and subcommittees",
    isEmpty: true,
  },
};
