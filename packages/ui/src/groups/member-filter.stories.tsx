import { listMemberOrders, NO_MEMBER_FILTER } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { MemberFilter } from "./group-members.tsx";

const meta = {
  title: "Groups/Member filter",
  component: MemberFilter,
  args: {
    filter: NO_MEMBER_FILTER,
    parties: ["Any", "Republican", "Democrat"],
    shown: 23,
    total: 23,
    onChange: fn(),
    order: "listed",
    orders: listMemberOrders([{ rank: 1 }]),
    onOrder: fn(),
  },
  parameters: {
    usage: {
      kind: "choice",
      without: {
        unavailable: "A group without members has no filter.",
      },
      purpose: "Finds a member by name or party, and puts the members in an order.",
      do: ["Show it from about ten members on."],
      dont: ["Searching what is not in the list below."],
      keyboard: [
        ["Tab", "Moves from the name to the party and the order."],
        ["Esc", "Clears the name."],
      ],
      notes: ["The number of matches is announced after a pause in typing."],
    },
  },
} satisfies Meta<typeof MemberFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filtering: Story = { args: { filter: { text: "texas", party: "Any" }, shown: 2 } };
export const ByKeyboard: Story = {
  args: { filter: { text: "texas", party: "Any" }, shown: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Name or position" })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /Party/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: /Sort by/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith(NO_MEMBER_FILTER);
  },
};
export const LongText: Story = {
  args: {
    filter: { text: "Subcommittee on Conservation, Research, and Biotechnology", party: "Any" },
    parties: ["Any", "Minnesota Democratic–Farmer–Labor and Progressive Alliance"],
    shown: 0,
  },
};
