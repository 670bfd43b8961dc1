import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { inNarrowColumn } from "../testing/frames.tsx";
import { choices } from "../testing/inbox.ts";
import { FollowButton } from "./follow-button.tsx";

const [person, seat] = choices as [(typeof choices)[0], (typeof choices)[0]];
const both = choices.map((choice) => ({ ...choice, isFollowed: true }));

const meta = {
  title: "Inbox/Follow button",
  component: FollowButton,
  args: { choices, pending: new Set(), onChange: fn() },
  decorators: [inNarrowColumn],
  parameters: {
    usage: {
      kind: "button",
      purpose: "Follows the record of a page, so that its changes come into the inbox.",
      do: ["Place it below the Briefcase button, or among the actions of a folder."],
      dont: ["A row of a list: following is pressed on the page itself."],
      keyboard: [
        ["Enter, Space", "Follows the record, or ends all follows of the page; the focus stays."],
        ["Tab", "Goes to “Change” and the two choices behind it."],
      ],
      notes: ["A toggle with `aria-pressed`; its name begins with the visible word."],
    },
  },
} satisfies Meta<typeof FollowButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Follow: Alex Romano" }));
    await expect(args.onChange).toHaveBeenCalledWith(person, true);
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};
/** The person and the seat are two ticks behind “Change”. */
export const Following: Story = {
  args: { choices: [{ ...person, isFollowed: true }, seat] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/The person\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^The seat: United States Senator/ }));
    await expect(args.onChange).toHaveBeenCalledWith(seat, true);
  },
};
export const FollowingBoth: Story = {
  args: { choices: both },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/The person and the seat\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Following: Alex Romano" }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
/** The button on the page of a district. */
export const SeatAlone: Story = {
  args: { choices: [seat] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Follow this seat: United States Senator/ }));
    await expect(args.onChange).toHaveBeenCalledWith(seat, true);
  },
};
export const Unavailable: Story = { args: { pending: new Set(["1-profile"]) } };
export const Compact: Story = {
  args: { isCompact: true, choices: [{ kind: "folder", target: "5-folder", name: "Hill day", isFollowed: false }] },
};
export const LongText: Story = {
  args: {
    choices: both.map((choice) => ({
      ...choice,
      name: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture",
    })),
  },
};
