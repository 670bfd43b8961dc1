import { listSharedMembers } from "@rotunda/core";
import { aGroup, aGroupMember } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { SharedMemberList } from "./shared-member-list.tsx";

const GROUPS = ["Senate Committee on Agriculture, Nutrition, and Forestry", "Senate Committee on Appropriations"];

const sharedBy = (...names: string[]) => {
  const members = names.map((preferredNameDisplay, id) =>
    aGroupMember({
      id,
      briefcaseItemId: `${id}-profile`,
      preferredNameDisplay,
      leadershipTitle: id === 0 ? "Chair" : "",
    }),
  );
  return listSharedMembers(
    GROUPS.map((longName) => aGroup({ longName, members: { republican: members, democratic: [], independent: [] } })),
  );
};

const meta = {
  title: "Compare/Shared member list",
  component: SharedMemberList,
  args: { groups: GROUPS, members: sharedBy("Alex Romano", "Ira C. Farrell", "رشيدة حرب") },
  parameters: {
    usage: {
      kind: "list",
      purpose: "People who sit on several committees or caucuses, with their roles.",
      do: ["Pass them in the order of the rule: on most groups first."],
      dont: ["Don’t draw a Venn diagram: readers want the names."],
      keyboard: [["Tab", "Goes from name to name."]],
      notes: ["Groups without the member are left out."],
    },
  },
} satisfies Meta<typeof SharedMemberList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(3);
    await expect(canvas.getAllByText("Chair")).toHaveLength(2);
  },
};
export const One: Story = { args: { members: sharedBy("Alex Romano") } };
export const Many: Story = {
  args: { members: sharedBy(...Array.from({ length: 12 }, (_, at) => `Member ${at + 1}`)) },
};
export const Empty: Story = { args: { members: [] } };
export const LongText: Story = {
  args: { members: sharedBy("Maximiliana Featherstonehaugh-Cholmondeley de la Torre y Villanueva") },
};
