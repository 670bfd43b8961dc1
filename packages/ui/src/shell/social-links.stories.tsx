import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { SocialLinks } from "./site-links.tsx";

const NETWORKS = ["X", "LinkedIn", "Facebook", "Instagram", "YouTube"];

const meta = {
  title: "Shell/Social links",
  component: SocialLinks,
  args: {
    publisher: "Rotunda Press",
    links: NETWORKS.map((name) => ({ name, url: `https://${name.toLowerCase()}.example.org` })),
  },
  parameters: {
    usage: {
      kind: "navigation",
      without: { longText: "A link shows an icon; its name is for assistive technology." },
      purpose: "Where the publisher is on social networks: in the utility strip, and in the drawer below 1264 px.",
      do: ["The order of the settings.", "The network’s own sign; a globe for one that is not known."],
      dont: ["The colors of the networks.", "Links that share the page: these lead to the publisher."],
      keyboard: [
        ["Tab", "Moves to the next network."],
        ["Enter", "Follows it; with Ctrl or ⌘ in a new tab."],
      ],
      notes: ["A list named after the publisher; each link says publisher and network, such as “Rotunda Press on X”."],
    },
  },
} satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Rotunda Press on social networks" })).toBeVisible();
    for (const link of canvas.getAllByRole("link")) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of NETWORKS) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: `Rotunda Press on ${name}` })).toHaveFocus();
    }
  },
};
export const OneLink: Story = { args: { links: [{ name: "X", url: "https://x.example.org" }] } };
/** A network without an icon. */
export const UnknownNetwork: Story = { args: { links: [{ name: "Mastodon", url: "https://social.example.org" }] } };
