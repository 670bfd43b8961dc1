import { aGroup } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inNarrowColumn } from "../theme/story-frames.tsx";
import type { StoryUsage } from "../theme/story-usage.ts";
import { GroupMembers } from "./group-members.tsx";
import { group } from "./story-group.ts";

const meta = {
  title: "Groups/Group members",
  component: GroupMembers,
  args: { group, starOf: (member) => ({ isIn: member.rank === 1, onToggle: fn() }) },
  parameters: {
    usage: {
      purpose: "Everybody in a group, found by name and party.",
      do: ["Leaders first, in the order of the record."],
      dont: ["Splitting the list by party."],
      keyboard: [["Tab", "Filter, party, then each member’s link and star."]],
      notes: ["The number found is announced when typing rests."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof GroupMembers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: /Independent Members/ })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or position" }), "OKAFOR");
    await expect(canvas.getByText("1 of 6 members")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /Independent Members/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByText("6 members")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /Party/ })).toHaveTextContent("Any");
  },
};
/** A reader without a Briefcase of their own. */
export const WithoutStars: Story = { args: { starOf: undefined } };
export const OneSide: Story = {
  args: { group: aGroup({ members: { ...group.members, democratic: [], independent: [] } }) },
};
export const Empty: Story = { args: { group: aGroup() } };
export const Narrow: Story = {
  decorators: [inNarrowColumn],
};
