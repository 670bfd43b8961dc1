import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { FailureNotice } from "./notices.tsx";

const meta = {
  title: "Notices/Failure",
  component: FailureNotice,
  args: { failure: { kind: "offline" }, onRetry: fn() },
  parameters: {
    usage: {
      kind: "message",
      without: {
        longText: "Its sentences are fixed.",
      },
      purpose: "Replaces content that failed to load; everything around it stays.",
      do: ["Pass the failure as it is: the sentence and the icon follow from it."],
      dont: ["Calling a server unreachable that responded."],
      keyboard: [["Enter, Space", "On Retry, asks again; while it does, the button keeps the focus."]],
      notes: ["An alert: it is announced when it appears."],
    },
  },
} satisfies Meta<typeof FailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ServerError: Story = { args: { failure: { kind: "broken", status: 500 } } };
export const ServerBusy: Story = { args: { failure: { kind: "broken", status: 503, retryAfter: 5 } } };
export const Retrying: Story = { args: { isRetrying: true } };
