import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { ThemeToggle } from "../primitives/theme-toggle/theme-toggle.tsx";
import type { ShellLink } from "@rotunda/core";
import { Header } from "./header.tsx";

const MEMBER_LINKS: ShellLink[] = [
  { key: "search", label: "Search", href: "#search", isCurrent: true },
  { key: "faq", label: "FAQ", href: "#faq" },
  { key: "briefcase", label: "Briefcase", href: "#briefcase" },
  { key: "inbox", label: "Inbox", href: "#inbox", count: "3" },
  { key: "account", label: "My Account", href: "#account" },
];

const meta = {
  title: "Shell/Header",
  component: Header,
  args: {
    product: "Rotunda",
    pageName: "Search",
    links: MEMBER_LINKS,
    reader: "member",
    isMenuOpen: false,
    onOpenMenu: fn(),
    children: <ThemeToggle choice="system" onChange={() => {}} />,
  },
  parameters: {
    usage: {
      kind: "navigation",
      purpose:
        "The sticky masthead of every page, 60 px high: the product's name, where the reader may go, the account, the theme.",
      do: [
        "Pass the links of core’s `listShellLinks` for the reader.",
        "Give `onSignOut` to readers with an individual login only.",
      ],
      dont: ["Add a second row: every pixel is taken from what readers came for."],
      keyboard: [
        ["Tab", "Goes through the menu button, the name, the links and the buttons, in this order."],
        ["Enter, Space", "Opens the menu, logs out, changes the theme."],
      ],
      notes: [
        "The banner landmark; the current page's link carries aria-current.",
        "Its height is the offset at which hash targets stop.",
      ],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A logged-in reader: the menu button disappears at 1264 px. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toHaveTextContent(/^Search - Rotunda/);
    await expect(canvas.getByRole("link", { name: "Rotunda" })).toHaveAttribute("href", "/rotunda/home");
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(60);
  },
};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };
export const Wide: Story = { globals: { viewport: { value: "desk" } } };
export const LongPageName: Story = {
  args: { pageName: "Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture" },
};

/** The visitor isn't signed in, and the network has no access. */
export const Public: Story = {
  args: {
    reader: "public",
    pageName: "",
    links: [
      { key: "faq", label: "FAQ", href: "#faq" },
      { key: "account", label: "Login", href: "#login" },
    ],
  },
};
/** Public readers with plus access also have Home and FAQ. */
export const PublicWithPlus: Story = {
  args: {
    reader: "public",
    pageName: "FAQ",
    links: [
      { key: "home", label: "Home", href: "#home" },
      { key: "faq", label: "FAQ", href: "#faq", isCurrent: true },
      { key: "account", label: "Login", href: "#login" },
    ],
  },
};
export const MenuOpen: Story = {
  globals: { viewport: { value: "phone" } },
  render: function MenuOpen(args) {
    const [isOpen, setOpen] = useState(true);
    return <Header {...args} isMenuOpen={isOpen} onOpenMenu={() => setOpen(true)} />;
  },
};
export const ByKeyboard: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const first = document.activeElement;
    await expect(canvas.getByRole("banner").contains(first)).toBe(true);
    // Wide windows have its links in the band above instead.
    const menu = canvas.queryByRole("button", { name: /menu/i });
    if (!menu) return;
    menu.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenMenu).toHaveBeenCalled();
  },
};
