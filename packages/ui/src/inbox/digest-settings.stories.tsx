import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { inNarrowColumn, onPhoneScreen } from "../testing/frames.tsx";
import { digest } from "../testing/inbox.ts";
import { DigestSettings } from "./digest-settings.tsx";

const meta = {
  title: "Inbox/Digest settings",
  component: DigestSettings,
  args: { digest, isBusy: false, onChange: fn(), onResend: fn() },
  decorators: [inNarrowColumn],
  parameters: {
    usage: {
      kind: "choice",
      purpose: "When the reader gets mail of what they follow, beside the inbox.",
      do: ["Save each choice at once, and restore the previous one on failure."],
      dont: ["A cadence for each follow: one digest has everything."],
      keyboard: [
        ["Tab", "Goes to the chosen cadence, then through the kinds."],
        ["↓ ↑", "Choose the cadence."],
      ],
      notes: ["A failed delivery is reported here, with a button that mails the digest again."],
      without: { unavailable: "it can always be chosen" },
    },
  },
} satisfies Meta<typeof DigestSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Every Monday" }));
    await expect(args.onChange).toHaveBeenCalledWith({ cadence: "weekly", atOnce: ["office"] });
    await userEvent.click(canvas.getByRole("checkbox", { name: "Party" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ cadence: "daily", atOnce: ["office", "party"] });
  },
};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Every weekday" })).toHaveFocus();
  },
};
export const Failed: Story = {
  args: { digest: { ...digest, last: { id: "1", day: "2026-11-19", state: "failed", changes: 6 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send it again" }));
    await expect(args.onResend).toHaveBeenCalled();
  },
};
export const OffBeforeTheFirst: Story = { args: { digest: { ...digest, cadence: "off", atOnce: [], last: null } } };
export const OnItsWay: Story = {
  args: { isBusy: true, digest: { ...digest, last: { id: "1", day: "2026-11-20", state: "waiting", changes: 6 } } },
};
/** Above the inbox: one line until it is opened. */
export const Folded: Story = {
  decorators: [onPhoneScreen],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Email digest: every weekday" }));
    await expect(canvas.getByRole("radio", { name: "Every weekday" })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { digest: { ...digest, email: `dana.whitlock.of.plains.policy.group@${"subdomain.".repeat(6)}example.org` } },
};
