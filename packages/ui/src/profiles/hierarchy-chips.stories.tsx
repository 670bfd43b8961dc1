import { LINK_KEYS, type Meta, type StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { HierarchyChips } from "./hierarchy-chips.tsx";
import { longName } from "../testing/people.ts";

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
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "The offices a person’s office belongs to, from the top, each a link.",
      do: ["Shorten by the rule of the width; the whole name stays readable by title and name."],
      dont: ["A path with more than one person in it."],
      keyboard: LINK_KEYS,
      notes: ["An ordered list; each link has its whole text as its name."],
    },
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
/** A single chip may be twice as long. */
export const OneChip: Story = { args: { chips: [{ text: longName.positionSummary, recordType: "agency", id: 1 }] } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Department of Agriculture" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Nebraska" })).toHaveFocus();
  },
};
