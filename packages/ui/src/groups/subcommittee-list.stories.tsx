import { LINK_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { group } from "../testing/groups.ts";
import { SubcommitteeList } from "./group-panels.tsx";

const meta = {
  title: "Groups/Subcommittee list",
  component: SubcommitteeList,
  args: { subcommittees: group.subcommittees },
  parameters: {
    usage: {
      kind: "list",
      without: {
        empty: "A committee without subcommittees has no such panel.",
      },
      purpose: "The subcommittees of a committee, each a link.",
      do: ["In the order of the record."],
      dont: ["A tree: there are two levels."],
      keyboard: LINK_KEYS,
      notes: ["A list of links."],
    },
  },
} satisfies Meta<typeof SubcommitteeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { subcommittees: group.subcommittees.slice(0, 1) } };
export const Many: Story = {
  args: {
    subcommittees: Array.from({ length: 24 }, (_, index) => ({
      id: index,
      longName: `Subcommittee on Rural Energy ${index + 1}`,
    })),
  },
};
export const LongText: Story = {
  args: {
    subcommittees: [
      {
        id: 34,
        longName: "Subcommittee on Oversight, Investigations, Regulations, and Intergovernmental Telecommunications",
      },
    ],
  },
};
