import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent } from "storybook/test";
import { ChangeFeed } from "./change-feed.tsx";

const meta = {
  title: "Changes/Change feed",
  component: ChangeFeed,
  args: { addresses: [], madeOn: null, isBusy: false, onStart: fn(), onEnd: fn() },
  parameters: {
    usage: {
      kind: "action",
      without: { unavailable: "Readers without an individual login don’t see it." },
      purpose: "The private address of a reader’s feed.",
      do: ["Show a new address once: the server keeps only its hash."],
      dont: ["Don’t write an address to a log."],
      keyboard: [["Tab, Enter", "Copies, makes or ends the address."]],
      notes: ["A busy button keeps the focus."],
    },
  },
} satisfies Meta<typeof ChangeFeed>;
export default meta;

type Story = StoryObj<typeof meta>;

const addresses = ["Atom", "JSON Feed"].map((name) => ({
  name,
  url: `https://directory.example.org/feeds/Pq3k_example_address/changes.${name === "Atom" ? "atom" : "json"}?kind=staff`,
}));

export const NotMade: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("button", { name: "End the feed" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Make an address" }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const JustMade: Story = {
  args: { addresses, madeOn: "2026-11-20" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Copy address of Atom" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "End the feed" }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const Made: Story = { args: { madeOn: "2026-11-20" } };
export const FocusedWhileBusy: Story = {
  args: { madeOn: "2026-11-20", isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Make a new address" })).toHaveFocus();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { isBusy: true } };
