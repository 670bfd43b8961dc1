import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { MESSAGES } from "@rotunda/core";
import { expect, fn } from "storybook/test";
import { SelectionBar } from "./folder-tools.tsx";

const meta = {
  title: "Briefcase/Selection bar",
  component: SelectionBar,
  args: {
    selected: 2,
    total: 14,
    onSelectAll: fn(),
    onMove: fn(),
    onRemove: fn(),
    onDownload: fn(),
    onDone: fn(),
  },
  parameters: {
    usage: {
      kind: "action",
      purpose: "What can be done with the profiles that are selected in a folder.",
      do: ["Count the whole folder, not the page: Select all means all of it."],
      dont: ["Asking before Remove: it can be undone."],
      keyboard: [["Tab", "Goes through Select all and the actions; including those without anything to act on."]],
      notes: [
        "Select all gets the focus, because the button that opened the bar has been removed.",
        "The count is announced once it stops changing.",
      ],
    },
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all" });
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute("aria-checked", "mixed");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const NothingSelected: Story = {
  args: { selected: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move to folders" }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const AllSelected: Story = { args: { selected: 14 } };
export const NoPersonSelected: Story = {
  args: { selected: 1, downloadReason: MESSAGES.dossierNothingSelected },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("button", { name: "Download" })).toHaveAccessibleDescription(
      "There are no profiles selected available for download.",
    ),
};
export const Live: Story = {
  args: { onRemove: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole("button", { name: "Remove" })).not.toBeInTheDocument(),
};
export const Busy: Story = { args: { isBusy: true } };
