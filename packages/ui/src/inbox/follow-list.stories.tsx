import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { followed } from "../testing/inbox.ts";
import { FollowList } from "./follow-list.tsx";

const [person] = followed as [(typeof followed)[0]];

const meta = {
  title: "Inbox/Follow list",
  component: FollowList,
  args: { follows: followed, pending: new Set(), onUnfollow: fn() },
  parameters: {
    usage: {
      kind: "list",
      purpose: "What a reader follows, since when, and how much changed.",
      do: ["Offer to undo each end."],
      dont: ["Ask before one ends."],
      keyboard: [["Tab", "Goes through the names and their buttons."]],
      notes: ["The name of each button contains that of what it ends."],
    },
  },
} satisfies Meta<typeof FollowList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Seat, now Nadia F. Okonkwo")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Unfollow Alex Romano" }));
    await expect(args.onUnfollow).toHaveBeenCalledWith(person);
  },
};
export const Empty: Story = { args: { follows: [] } };
export const OneLocked: Story = { args: { follows: [{ ...person, isLocked: true, changes: 0 }] } };
export const SeatWithoutHolder: Story = {
  args: {
    follows: [{ ...person, kind: "seat", target: "sen:NE:2", name: "United States Senator, Nebraska", page: null }],
  },
};
export const Many: Story = {
  args: {
    follows: Array.from({ length: 5 }, (_, part) =>
      followed.map((follow) => ({ ...follow, target: `${part}-${follow.target}` })),
    ).flat(),
  },
};
export const LongText: Story = {
  args: {
    follows: [
      { ...person, name: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture" },
    ],
  },
};
