import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, screen } from "storybook/test";
import { NavDrawer } from "./nav-drawer.tsx";

const meta = {
  title: "Shell/Nav drawer",
  component: NavDrawer,
  args: {
    onClose: fn(),
    product: "Rotunda",
    reader: "member",
    links: [
      { key: "home", label: "Home", href: "#home" },
      { key: "search", label: "Search", href: "#search", isCurrent: true },
      { key: "faq", label: "FAQ", href: "#faq" },
      { key: "briefcase", label: "Briefcase", href: "#briefcase" },
      { key: "account", label: "My Account", href: "#account" },
    ],
    publisher: "Rotunda Press",
    mainSiteOrigin: "",
    socialLinks: [
      { name: "X", url: "https://x.example.org" },
      { name: "LinkedIn", url: "https://linkedin.example.org" },
      { name: "Facebook", url: "https://facebook.example.org" },
    ],
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "The links of the header and the strip above it, for narrow windows.",
      do: ["Load it when the menu opens: it needs the dialog's code."],
      dont: ["Links that are nowhere else, except Research."],
      keyboard: [
        ["Esc", "Closes it; the focus goes back to the menu button."],
        ["Tab", "Stays inside."],
      ],
      notes: ["A modal dialog, 300 px wide, named after the product."],
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof NavDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the drawer links to Research. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Research" })).toHaveAttribute("href", "/research");
    await expect(screen.getByRole("dialog").getBoundingClientRect().width).toBe(300);
  },
};
export const Public: Story = {
  args: {
    reader: "public",
    links: [
      { key: "faq", label: "FAQ", href: "#faq" },
      { key: "account", label: "Login", href: "#login" },
    ],
  },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(screen.queryByRole("link", { name: "Research" })).toBeNull();
  },
};
/** Tab stays inside, and Esc closes. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = await screen.findByRole("dialog");
    for (let press = 0; press < 20; press += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const LongNames: Story = {
  args: { product: "The Directory of Political Profiles", publisher: "The Directory Press of North America" },
};
