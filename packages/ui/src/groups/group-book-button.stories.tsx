import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { GroupBookButton } from "./group-members.tsx";

const meta = {
  title: "Groups/Group book button",
  component: GroupBookButton,
  args: { book: { label: "Download as a profile book", isUnavailable: false, onOpen: fn() } },
  parameters: {
    usage: {
      kind: "action",
      without: {
        busy: "It opens the download dialog, which shows that it is busy.",
      },
      purpose: "Asks for the profile book of a whole group, or of one party’s members there.",
      do: ["Keep it visible if there are too many members, and name the limit in its label."],
      dont: ["Don’t show it to readers without permission."],
      keyboard: [["Enter, Space", "Opens the download dialog."]],
      notes: ["Beside a party’s list its accessible name says whose book it is."],
    },
  },
} satisfies Meta<typeof GroupBookButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneParty: Story = {
  args: { of: "Republican Members" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Download as a profile book of Republican Members" }));
    await expect(args.book.onOpen).toHaveBeenCalledOnce();
  },
};
export const TooMany: Story = {
  args: { book: { label: "Download as a profile book (max. 100)", isUnavailable: true, onOpen: fn() } },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Download as a profile book" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.book.onOpen).toHaveBeenCalled();
  },
};
