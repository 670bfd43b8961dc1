import { aProfile } from "@rotunda/core/testing";
import { LINK_KEYS, type Meta, type StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { fullProfile } from "../../testing/people.ts";
import { SocialPanel } from "./contact-panels.tsx";

const meta = {
  title: "Profiles/Panels/Social panel",
  component: SocialPanel,
  args: { profile: fullProfile },
  parameters: {
    usage: {
      kind: "facts",
      without: { empty: "A person without pages of their own has no such panel." },
      purpose: "A person’s own pages on the networks.",
      do: ["The network’s name in words."],
      dont: ["Counts of followers.", "Embedding anything from there."],
      keyboard: LINK_KEYS,
      notes: ["Links that leave the product, without referrer."],
    },
  },
} satisfies Meta<typeof SocialPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Invalid addresses are shown as text. */
export const NoAddress: Story = {
  args: { profile: aProfile({ twitterUsername: "javascript:alert(1)//http" }) },
  play: async ({ canvas }) => expect(canvas.queryByRole("link")).not.toBeInTheDocument(),
};
export const LongText: Story = {
  args: { profile: aProfile({ twitterUsername: "the.office.of.senator.maria.fernandez.villavicencio.of.nebraska" }) },
};
