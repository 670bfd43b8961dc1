import { groupCommittees } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, userEvent } from "storybook/test";
import { CommitteeIndex } from "./committee-index.tsx";

const committees = [
  { id: "1", name: "House Committee on Rules", children: [{ id: "2", name: "Subcommittee on Expedited Procedures" }] },
  { id: "3", name: "Joint Economic Committee" },
  { id: "4", name: "Senate Committee on Finance" },
  { id: "5", name: "Nebraska Legislature Committee on Revenue" },
];

const meta = {
  title: "Groups/Committee index",
  component: CommitteeIndex,
  args: { sections: groupCommittees(committees, [{ id: "31", name: "Nebraska" }]), isFiltered: false },
  parameters: {
    usage: {
      kind: "list",
      purpose: "Committees by chamber of Congress or by state, each with its subcommittees.",
      do: ["Show the number of entries of a section."],
      dont: ["Don’t render what is closed: there are thousands."],
      keyboard: [["Enter, Space", "On a section’s title: opens or closes it."]],
      notes: ["Section titles are headings of the third level with a button each."],
    },
  },
} satisfies Meta<typeof CommitteeIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^Nebraska/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Nebraska, 1 committee" }));
    await expect(canvas.getByRole("link", { name: /^Nebraska/ })).toBeVisible();
  },
};
/** A filtered list shows its matches at once. */
export const Filtered: Story = { args: { isFiltered: true } };
export const Empty: Story = { args: { sections: [] } };
export const OneSection: Story = {
  args: { sections: groupCommittees(committees.slice(0, 1), []), isFiltered: true },
};
/** More committees than any chamber has, open. */
export const Many: Story = {
  args: {
    sections: groupCommittees(
      Array.from({ length: 300 }, (_, index) => ({
        id: `${index}`,
        name: `House Committee on Rules, part ${index + 1}`,
      })),
      [],
    ),
    isFiltered: true,
  },
};
export const LongText: Story = {
  args: {
    sections: groupCommittees(
      [
        {
          id: "9",
          name: "Senate Select Committee on Oversight, Investigations, and Intergovernmental Telecommunications",
        },
      ],
      [],
    ),
  },
};
