import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { Button } from "../button/button.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Primitives/Popover",
  component: Popover,
  args: {
    trigger: <Button size="small">How ratings are made</Button>,
    title: "How ratings are made",
    children: (
      <p>
        Each group scores the votes it chose. <TextLink href="#method">The groups’ methods</TextLink>
      </p>
    ),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    usage: {
      kind: "overlay",
      purpose: "An aside beside its button that holds a link or a control, without stopping the page.",
      do: ["Give it a title of its own.", "Keep it to a few lines: a reader should not scroll in it."],
      dont: [
        "Words a reader needs to go on: they belong on the page.",
        "A list of actions: that is a menu. A word for an icon: that is a tooltip. A question: that is a dialog.",
      ],
      keyboard: [
        ["Enter, Space on the button", "Opens it and moves the focus in."],
        ["Tab", "Goes through it, and out of it to what follows the button."],
        ["Esc", "Closes it; the focus is back on the button."],
      ],
      notes: ["A `dialog` named by its title; the button has `aria-expanded` and `aria-haspopup`."],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "How ratings are made" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "How ratings are made" })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "How ratings are made" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "The groups’ methods" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const LongText: Story = {
  args: { children: <p>{"Each group scores the votes it chose, and says how. ".repeat(20)}</p> },
  play: Open.play,
};
