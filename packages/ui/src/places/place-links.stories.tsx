import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { PlaceLinks } from "./place-side.tsx";

const meta = {
  title: "Places/Place links",
  component: PlaceLinks,
  args: {
    title: "Search here",
    links: [
      { text: "Congress, governor and their staff", href: "#congress" },
      { text: "State legislature and staff", href: "#legislature" },
    ],
  },
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "Where to go on from a place.",
      do: ["Say what is found there."],
      dont: ["Don’t list more than five."],
      keyboard: [
        ["Tab", "Moves to the next link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A list under a heading; every link is at least 24 px high."],
    },
  },
} satisfies Meta<typeof PlaceLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLink: Story = { args: { links: [{ text: "All profiles", href: "#all" }] } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Congress, governor and their staff" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "State legislature and staff" })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    links: [{ text: "Members, leaders and staff of the Legislature of the Northern Mariana Islands", href: "#long" }],
  },
};
