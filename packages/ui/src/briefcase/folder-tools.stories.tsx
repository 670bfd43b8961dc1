import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { MESSAGES } from "@rotunda/core";
import { expect, fn, screen } from "storybook/test";
import { FolderTools } from "./folder-tools.tsx";

const meta = {
  title: "Briefcase/Folder tools",
  component: FolderTools,
  args: {
    order: "added",
    onOrderChange: fn(),
    view: "list",
    onViewChange: fn(),
    download: { onDownload: fn() },
    onSelect: fn(),
    onDelete: fn(),
  },
  parameters: {
    usage: {
      kind: "action",
      without: {
        busy: "Each tool opens a dialog, which shows that it is busy.",
      },
      purpose: "What can be done with a folder, and how its cards are shown.",
      do: ["Leave out what the reader or the folder doesn’t have: the default folder has no Delete."],
      dont: ["A disabled profile book without a reason: say it for an empty folder, or in the label at the limit."],
      keyboard: [["Tab", "Goes through the actions, then the order, then the view."]],
      notes: ["Order and view change the address, not the focus."],
    },
  },
} satisfies Meta<typeof FolderTools>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /^Order/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Name Z-A" }));
    await expect(args.onOrderChange).toHaveBeenCalledWith("alphabetical_desc");
    await userEvent.click(canvas.getByRole("radio", { name: "Grid" }));
    await expect(args.onViewChange).toHaveBeenCalledWith("card");
  },
};
export const DefaultFolder: Story = { args: { onDelete: undefined } };
export const EmptyFolder: Story = {
  args: { download: { reason: MESSAGES.dossierNothingInFolder, onDownload: fn() }, onSelect: undefined },
};
export const TooManyForABook: Story = {
  args: { download: { label: MESSAGES.dossierTooManyMembers, isBlocked: true, onDownload: fn() } },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /profile book/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
