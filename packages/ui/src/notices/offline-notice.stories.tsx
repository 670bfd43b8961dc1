import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { StoryUsage } from "../theme/story-usage.ts";
import { OfflineNotice } from "./offline-notice.tsx";

const meta = {
  title: "Notices/Offline",
  component: OfflineNotice,
  args: { onRetry: fn() },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentences are fixed.",
      },
      purpose: "In place of what could not be fetched; everything around it stays.",
      do: ["Say what could not be done where the standard sentence is not enough."],
      dont: ["Use it for an answer: a server that said no was reached."],
      keyboard: [["Enter, Space", "On Retry, asks again; while it does, the button keeps the focus."]],
      notes: ["An alert: it is announced when it comes."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { isRetrying: true } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
