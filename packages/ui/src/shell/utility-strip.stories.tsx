import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { StoryUsage } from "../theme/story-usage.ts";
import { UtilityStrip } from "./utility-strip.tsx";

const meta = {
  title: "Shell/Utility strip",
  component: UtilityStrip,
  args: {
    today: new Date(2026, 10, 20),
    site: {
      publisher: "Rotunda Press",
      mainSiteOrigin: "",
      socialLinks: [
        { name: "X", url: "https://x.example.org" },
        { name: "LinkedIn", url: "https://linkedin.example.org" },
        { name: "Facebook", url: "https://facebook.example.org" },
      ],
    },
  },
  parameters: {
    usage: {
      purpose: "Above the masthead in wide windows: the date, the publisher's main site, its social networks.",
      do: ["Render it before the site's settings have come: its height stays."],
      dont: ["Show it in narrow windows: the drawer holds what it holds."],
      keyboard: [["Tab", "Goes from link to link."]],
      notes: ["A navigation landmark named after the publisher; the date is a time element."],
    } satisfies StoryUsage,
    layout: "fullscreen",
  },
} satisfies Meta<typeof UtilityStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown from 1264 px; its links are in the drawer below that. */
export const Default: Story = { globals: { viewport: { value: "desk" } } };

/** Without a menu button the links have to be here: from 600 px. */
export const Public: Story = { args: { reader: "public" }, globals: { viewport: { value: "tablet" } } };

/** Nothing moves when the rest comes. */
export const BeforeTheSettings: Story = {
  args: { site: null },
  globals: { viewport: { value: "desk" } },
  render: (args) => (
    <>
      <UtilityStrip {...args} />
      <UtilityStrip {...args} {...meta.args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [before, after] = [...canvasElement.querySelectorAll("time")].map((date) => date.parentElement?.offsetHeight);
    await expect(before).toBe(after);
  },
};
