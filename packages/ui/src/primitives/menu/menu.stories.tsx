import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { Button } from "../button/button.tsx";
import { Download, FolderInput, Trash2 } from "../icon/icon.tsx";
import { Menu, type MenuItem } from "./menu.tsx";

const move = fn();
const remove = fn();

const items: MenuItem[] = [
  { id: "move", label: "Move to folders", icon: <FolderInput size="small" />, onSelect: move },
  { id: "download", label: "Download", icon: <Download size="small" />, isDisabled: true, onSelect: fn() },
  { id: "open", label: "Open in a new search", href: "#search" },
  {
    id: "remove",
    label: "Remove from this folder",
    icon: <Trash2 size="small" />,
    tone: "danger",
    isFirstOfGroup: true,
    onSelect: remove,
  },
];

const meta = {
  title: "Primitives/Menu",
  component: Menu,
  args: { trigger: <Button>More for Ruth Halvorsen</Button>, items },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 280 } },
    usage: {
      kind: "overlay",
      purpose: "Several things to do with one thing, behind one button, where a row has no room for all of them.",
      do: [
        "Keep the one thing most readers want outside, as a button.",
        "Begin each item with a verb; put what cannot be undone last, after a line.",
      ],
      dont: [
        "Navigation of the site: that is a list of links.",
        "A choice that stays chosen: that is a select or a toggle group.",
        "Two items: show them.",
      ],
      keyboard: [
        ["Enter, Space, ↓ on the button", "Opens it on the first item."],
        ["↓ ↑, Home, End", "Move through the items, round the ends."],
        ["A letter", "Moves to the next item that begins with it."],
        ["Enter, Space", "Does it and closes; the focus is back on the button."],
        ["Esc, Tab", "Closes it."],
      ],
      notes: [
        "`menu` with `menuitem`s, named by its button; the button has `aria-haspopup` and `aria-expanded`.",
        "An item that cannot act is `aria-disabled` and passed over.",
      ],
    } satisfies StoryUsage,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menu", { name: "More for Ruth Halvorsen" })).toBeVisible());
    await expect(screen.getByRole("menuitem", { name: "Download" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Move to folders" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Open in a new search" })).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Move to folders" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getAllByRole("menuitem").at(-1)).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getAllByRole("menuitem").at(-2)).toHaveFocus());
    await userEvent.keyboard("r");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Remove from this folder" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: "long",
        label:
          "Move to the folder “Subcommittee on Commodities, Risk Management, and Trade of the Committee on Agriculture, Nutrition, and Forestry”",
        onSelect: move,
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("menuitem")).toBeVisible());
  },
};
