import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { correctedLine, inboxLines, joinedLine, longLine, mentionLine } from "../testing/inbox.ts";
import { InboxList } from "./inbox-list.tsx";

const meta = {
  title: "Inbox/Inbox list",
  component: InboxList,
  args: { lines: inboxLines, onMark: fn(), onFollow: fn() },
  parameters: {
    usage: {
      kind: "list",
      purpose: "What changed in what the reader follows: a line per record and day.",
      do: ["Pass the lines in the order of the server."],
      dont: ["Mark a line read because it was seen: only a press does."],
      keyboard: [
        ["Tab", "Goes through names, the records in sentences, and each line’s button."],
        ["Enter, Space", "Marks the line read or unread; the focus stays."],
      ],
      notes: ["“Unread” is read before the name; the name of the button contains that of the record."],
    },
  },
} satisfies Meta<typeof InboxList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: "November 20, 2026 2 unread" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Mark Alex Romano read" }));
    await expect(args.onMark).toHaveBeenCalledWith(inboxLines[0], true);
    await userEvent.click(canvas.getByRole("button", { name: /^Mark Senate Committee on Agriculture.* unread$/ }));
    await expect(args.onMark).toHaveBeenLastCalledWith(inboxLines[2], false);
    await userEvent.click(canvas.getByRole("button", { name: "Follow Harlan T. Moody too" }));
    await expect(args.onFollow).toHaveBeenCalledWith(inboxLines[3]?.handover);
  },
};
export const OneRead: Story = { args: { lines: [correctedLine] } };
export const NewInASearch: Story = { args: { lines: [joinedLine] } };
export const Mention: Story = { args: { lines: [mentionLine] } };
export const Many: Story = {
  args: {
    lines: Array.from({ length: 6 }, (_, day) =>
      inboxLines.map((line) => ({ ...line, through: day * 10 + line.through, day: `2026-11-${28 - day}` })),
    ).flat(),
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Empty: Story = { args: { lines: [] } };
export const LongText: Story = { args: { lines: [longLine] } };
