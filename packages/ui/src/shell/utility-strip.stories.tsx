import { type Meta, type StoryObj, tabThroughLinks } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../primitives/button/button.tsx";
import { UtilityStrip } from "./header.tsx";

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
      kind: "navigation",
      without: {
        longText: "Its links are fixed.",
      },
      purpose: "Above the masthead in wide windows: the date, the publisher's main site, its social networks.",
      do: ["Render it before the site's settings have loaded: its height stays the same."],
      dont: ["Show it in narrow windows: the drawer has the same links."],
      keyboard: [["Tab", "Goes from link to link."]],
      notes: ["A navigation landmark named after the publisher; the date is a time element."],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof UtilityStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown from 1264 px; its links are in the drawer below that. */
export const Default: Story = { globals: { viewport: { value: "desk" } } };

/** From 600 px there is no menu button, so the strip shows the links. */
export const Public: Story = { args: { reader: "public" }, globals: { viewport: { value: "tablet" } } };

/** Nothing moves when the rest has loaded. */
export const BeforeTheSettings: Story = {
  args: { site: null },
  globals: { viewport: { value: "desk" } },
  render: function BeforeTheSettings(args) {
    const [site, setSite] = useState(args.site);
    return (
      <>
        <UtilityStrip {...args} site={site} />
        <Button onClick={() => setSite(meta.args.site)}>The settings come</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole("region");
    const before = strip.offsetHeight;
    await userEvent.click(canvas.getByRole("button", { name: "The settings come" }));
    await expect(canvas.getAllByRole("link").length).toBeGreaterThan(0);
    await expect(strip.offsetHeight).toBe(before);
  },
};
export const BeforeTheSettingsWithLargeText: Story = {
  ...BeforeTheSettings,
  globals: { ...BeforeTheSettings.globals, textSize: "200" },
};
export const ByKeyboard: Story = {
  globals: { viewport: { value: "desk" } },
  play: tabThroughLinks,
};
