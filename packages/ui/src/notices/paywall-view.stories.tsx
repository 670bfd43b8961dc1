import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { PaywallView } from "./access-pages.tsx";

const meta = {
  title: "Notices/Paywall",
  component: PaywallView,
  args: { accountHref: "#account", homeHref: "#home" },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentences are fixed.",
      },
      purpose: "Shown to a reader whose subscription doesn't cover the page.",
      do: ["Give a way out: the advisor, the account, home."],
      dont: ["Show anything of what is locked."],
      keyboard: [["Tab", "Moves through the links."]],
      notes: ["The heading takes the focus after a navigation."],
    },
  },
} satisfies Meta<typeof PaywallView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForAnIndividualLogin: Story = {
  args: { loginHref: "#login" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "#login");
    await expect(canvas.queryByText(/subscription/)).toBeNull();
  },
};
export const NoAccessAtAll: Story = { args: { homeHref: undefined } };
