import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { LoginRedirectView } from "./access-pages.tsx";

const meta = {
  title: "Notices/Login redirect",
  component: LoginRedirectView,
  args: { product: "Rotunda", loginHref: "#login", onRetry: fn() },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentences are fixed.",
      },
      purpose: "Visible for a moment before the login page, or longer if the redirect is blocked.",
      do: ["Link to the login page, which returns to the reader’s page."],
      dont: ["Ask for a password here: the server's page does."],
      keyboard: [["Tab", "Goes to Retry, once the login page is late, and to Log in."]],
      notes: ["The heading takes the focus after a navigation."],
    },
  },
} satisfies Meta<typeof LoginRedirectView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The login page has not answered for ten seconds. */
export const Late: Story = {
  args: { isLate: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("The login page isn’t responding.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
