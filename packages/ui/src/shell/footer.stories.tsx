import { type Meta, type StoryObj, tabThroughLinks } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Shell/Footer",
  component: Footer,
  args: {
    year: 2026,
    publisher: "Rotunda Press",
    printEditionUrl: "https://bookshop.example.org",
    customerServicePhone: "(202) 555-0142",
    customerServiceEmail: "almanac@example.org",
    mainSiteOrigin: "",
    onShowKeys: fn(),
  },
  parameters: {
    usage: {
      kind: "navigation",
      purpose: "The last part of every page: how to order the print edition, whom to ask, and the legal pages.",
      do: ["Pass the brand settings as the server sends them."],
      dont: ["Add links that belong to the product's navigation."],
      keyboard: [["Tab", "Goes from link to link."]],
      notes: ["The contentinfo landmark; the telephone number and the mail address are links."],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "(202) 555-0142" })).toHaveAttribute("href", "tel:+12025550142");
    await expect(canvas.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
    await expect(canvas.getByText("© 2026 Rotunda Press. All rights reserved.")).toBeVisible();
  },
};
export const WithMainSite: Story = { args: { mainSiteOrigin: "https://main.example.org" } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tabThroughLinks({ canvas, userEvent });
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Keyboard shortcuts" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onShowKeys).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    publisher: "The Directory Press of Political and Government Profiles of North America",
    customerServiceEmail: "customer.service.for.the.print.and.online.editions@directory-press.example.org",
  },
};
