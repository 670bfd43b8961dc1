import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { aNoteworthyGroup } from "@rotunda/core/testing";
import { expect } from "storybook/test";
import { NoteworthyGroups } from "./home-sections.tsx";

const groups = [
  aNoteworthyGroup({ id: 2, name: "Senate Committee on Finance", order: 2, description: "Taxes, tariffs, Medicare." }),
  aNoteworthyGroup({ id: 1, name: "House Committee on Appropriations", order: 1 }),
  aNoteworthyGroup({ id: 3, recordType: "caucus", name: "Problem Solvers Caucus", order: 3, description: "" }),
];

const meta = {
  title: "Home/Noteworthy groups",
  component: NoteworthyGroups,
  args: { groups },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Committees and caucuses the editors want readers to notice.",
      do: ["Write one sentence for each that says why it matters now."],
      dont: ["List every committee: the browse screen does."],
      keyboard: [["Tab", "Goes from group to group."]],
      notes: ["The list is sorted in the editors' order."],
    },
  },
} satisfies Meta<typeof NoteworthyGroups>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(names).toEqual([
      "House Committee on Appropriations",
      "Senate Committee on Finance",
      "Problem Solvers Caucus",
    ]);
  },
};
export const One: Story = { args: { groups: groups.slice(0, 1) } };
export const LongText: Story = {
  args: {
    groups: [
      aNoteworthyGroup({
        name: "Subcommittee on Oversight, Investigations, and Regulations of the Committee on Science, Space, and Technology",
        description: "A sentence that goes on for longer than the column is wide, and then for a line or two more.",
      }),
    ],
  },
};
export const Empty: Story = {
  args: { groups: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
export const Many: Story = {
  args: { groups: Array.from({ length: 30 }, (_, index) => aNoteworthyGroup({ id: index + 1, order: index + 1 })) },
};
