import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { changes, correction, longChange } from "../testing/changes.ts";
import { RecentChanges } from "./recent-changes.tsx";

const meta = {
  title: "Changes/Recent changes",
  component: RecentChanges,
  args: { changes: [...changes.slice(0, 2), correction], record: "1-profile", href: "#changes" },
  parameters: {
    usage: {
      kind: "list",
      without: { many: "A page shows the last five; the others are behind the link." },
      purpose: "The latest changes of the record on the page, below its sections.",
      do: ["Pass the few latest ones."],
      dont: ["Don’t wait for it: the page is complete without it."],
      keyboard: [["Tab", "Goes through the link to all changes and the records in sentences."]],
      notes: ["On the page of a group or state each change names its person."],
    },
  },
} satisfies Meta<typeof RecentChanges>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Alex Romano" })).toBeNull();
    await expect(canvas.getByText("November 20, 2026, correction")).toBeVisible();
  },
};
export const OfAState: Story = {
  args: { changes: changes.slice(0, 4), record: "31-state" },
  play: async ({ canvas }) => expect(canvas.getAllByRole("link", { name: "Alex Romano" })).toHaveLength(2),
};
export const One: Story = { args: { changes: [correction] } };
export const Empty: Story = {
  args: { changes: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole("heading")).toBeNull(),
};
export const LongText: Story = { args: { changes: [longChange] } };
