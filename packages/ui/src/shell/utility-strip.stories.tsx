import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
  parameters: { layout: "fullscreen" },
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
