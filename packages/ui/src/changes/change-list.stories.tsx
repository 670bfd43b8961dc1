import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { changes, correction, longChange } from "../testing/changes.ts";
import { ChangeList } from "./change-list.tsx";

const meta = {
  title: "Changes/Change list",
  component: ChangeList,
  args: { changes },
  parameters: {
    usage: {
      kind: "list",
      purpose: "What changed in the directory, by day and record.",
      do: ["Pass the changes in the order of the server: those of a record are together."],
      dont: ["Don’t shorten the sentences: a change is read, not opened."],
      keyboard: [["Tab", "Goes through names and the records in sentences."]],
      notes: ["Old and new values are `del` and `ins`; the arrow between them is read as “is now”."],
    },
  },
} satisfies Meta<typeof ChangeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole("heading", { name: "November 20, 2026 5 changes" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Tomás Villareal" })).toHaveAttribute(
      "href",
      "/rotunda/profile/kw/9-tomas-villareal",
    );
  },
};
export const OneCorrection: Story = { args: { changes: [correction] } };
export const Many: Story = {
  args: {
    changes: Array.from({ length: 8 }, (_, day) =>
      changes.map((one) => ({ ...one, id: day * 10 + one.id, day: `2026-11-${28 - day}` })),
    ).flat(),
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Empty: Story = { args: { changes: [] } };
export const LongText: Story = { args: { changes: [longChange] } };
