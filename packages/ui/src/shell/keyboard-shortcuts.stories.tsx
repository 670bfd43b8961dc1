import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn, userEvent, within } from "storybook/test";
import { KeyboardShortcuts } from "./keyboard-shortcuts.tsx";

const meta = {
  title: "Shell/Keyboard shortcuts",
  component: KeyboardShortcuts,
  args: { onClose: fn(), hasSingleKeys: true, onSingleKeysChange: fn() },
  parameters: {
    usage: {
      kind: "overlay",
      without: { longText: "Its texts are fixed." },
      purpose: "All keys, and the switch that turns single keys off. The key ? and the footer open it.",
      do: ["List a key where it works."],
      dont: ["Add keys that a browser or screen reader uses."],
      keyboard: [["Space", "Turns single keys off or on."]],
      notes: ["Single keys can be turned off, since speech input may press them."],
    },
  },
} satisfies Meta<typeof KeyboardShortcuts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    (await dialog.findByRole("checkbox", { name: /Single keys/ })).focus();
    await userEvent.keyboard(" ");
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
  },
};
export const SingleKeysOff: Story = { args: { hasSingleKeys: false } };
