import { aProfile } from "@rotunda/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inNarrowColumn } from "../../testing/frames.tsx";
import type { StoryUsage } from "../../testing/story-usage.ts";
import { fullProfile } from "../../testing/people.ts";
import { SocialPanel } from "./social-panel.tsx";

const meta = {
  title: "Profiles/Panels/Social panel",
  component: SocialPanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      purpose: "A person’s own pages on the networks.",
      do: ["The network’s name in words."],
      dont: ["Counts of followers.", "Embedding anything from there."],
      keyboard: [
        ["Tab", "Moves to the link."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["Links that leave the product, without referrer."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof SocialPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Invalid addresses are shown as text. */
export const NoAddress: Story = {
  args: { profile: aProfile({ twitterUsername: "javascript:alert(1)//http" }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).not.toBeInTheDocument();
  },
};
export const Empty: Story = { args: { profile: aProfile() } };
export const Narrow: Story = {
  args: Default.args,
  decorators: [inNarrowColumn],
};
export const LongText: Story = {
  args: { profile: aProfile({ twitterUsername: "the.office.of.senator.maria.fernandez.villavicencio.of.nebraska" }) },
};
