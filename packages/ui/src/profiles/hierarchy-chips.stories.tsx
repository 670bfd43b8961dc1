import type { Meta, StoryObj } from "@storybook/react-vite";
import { HierarchyChips } from "./hierarchy-chips.tsx";
import { longName } from "./story-people.ts";

const meta = {
  title: "Profiles/Hierarchy chips",
  component: HierarchyChips,
  args: {
    chips: [
      { text: "United States Congress", recordType: "", id: null },
      { text: "Department of Agriculture", recordType: "agency", id: 1 },
      { text: "Nebraska", recordType: "state", id: 31 },
    ],
  },
} satisfies Meta<typeof HierarchyChips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    chips: [
      { text: longName.positionSummary, recordType: "agency", id: 1 },
      { text: "Nebraska", recordType: "state", id: 31 },
    ],
  },
};
/** A chip that stands alone has twice the room. */
export const OneChip: Story = { args: { chips: [{ text: longName.positionSummary, recordType: "agency", id: 1 }] } };
