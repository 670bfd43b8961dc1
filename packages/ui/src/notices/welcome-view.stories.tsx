import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect } from "storybook/test";
import { WelcomeView } from "./access-pages.tsx";

const meta = {
  title: "Notices/Welcome",
  component: WelcomeView,
  args: { product: "Rotunda", loginHref: "#login" },
  parameters: {
    usage: {
      kind: "message",
      purpose: "Shown to visitors who haven’t logged in.",
      do: ["Make logging in the one filled button."],
      dont: ["Show anything of the directory: its pages are for subscribers."],
      keyboard: [["Tab", "Goes to Log in, then to the other links."]],
      notes: ["The heading takes the focus after a navigation."],
    },
  },
} satisfies Meta<typeof WelcomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Welcome to Rotunda" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "#login");
  },
};
export const LongProductName: Story = { args: { product: "The Rotunda Almanac of American Politics Online" } };
