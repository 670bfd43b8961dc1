import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Snackbar } from "../snackbar/snackbar.tsx";
import { Dialog } from "./dialog.tsx";

const closeMessage = fn();

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  args: {
    onClose: fn(),
    title: "Ruth Halvorsen",
    children: <RichText html="<p>Halvorsen is the Senate’s most persistent voice on rural water.</p>" />,
    footer: <Button tone="primary">Open profile</Button>,
  },
  parameters: {
    usage: {
      kind: "overlay",
      purpose: "Stops the page for something short: a summary, a form of a few fields. At most 600 px wide.",
      do: ["Put the action right, the primary one last.", "Let the body scroll, never the page behind it."],
      dont: [
        "A dialog over a dialog, except a confirmation.",
        "Anything with an address of its own: that is a screen.",
      ],
      keyboard: [
        ["Tab", "Cycles inside."],
        ["Esc", "Closes; the focus returns to the opener."],
      ],
      notes: [
        "Labeled by its title, which takes the first focus; the page behind is inert.",
        "A message in front of it can be used without closing it.",
      ],
    },
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Ruth Halvorsen" });
    await expect(screen.getByRole("heading", { name: "Ruth Halvorsen" })).toHaveFocus();
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(600);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth - 32);
  },
};
export const LongText: Story = {
  args: {
    children: (
      <RichText html={"<p>She grew up the second of four children over her family’s business.</p>".repeat(40)} />
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: "Ruth Halvorsen" });
    const text = await within(dialog).findByRole("group", { name: "Ruth Halvorsen" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};
export const NarrowWidth: Story = { args: { size: "narrow", title: "Add folder" } };

/** Esc closes, and the focus returns to the button that opened the dialog. */
export const OpeningAndClosing: Story = {
  render: function OpeningAndClosing(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Read more</Button>
        {isOpen && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Read more" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (const shift of [false, true])
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab({ shift });
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A message in front of a dialog can be used without closing it; a click on the scrim closes. */
export const WithMessage: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <Snackbar
        messages={[{ id: 1, text: "An error occurred, please try again.", tone: "error" }]}
        onClose={closeMessage}
      />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.click(screen.getByRole("button", { name: "Close message" }));
    await expect(closeMessage).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    const scrim = document.elementFromPoint(4, 4) ?? document.body;
    await fireEvent.pointerDown(scrim);
    await fireEvent.click(scrim);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
