import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { ExportButton } from "./export-button.tsx";

const meta = {
  title: "Exports/Export button",
  component: ExportButton,
  args: { remaining: 1500, onExport: fn() },
  parameters: {
    usage: {
      kind: "action",
      purpose: "Exports the people of a committee, caucus, agency or know-who profile as a spreadsheet.",
      do: ["Say how many contacts are left: each row counts for thirty days."],
      dont: ["Disabling it at the limit: a click says whom to ask."],
      keyboard: [["Enter, Space", "Exports."]],
      notes: ["Busy until the file arrives and for four seconds after the click; keeps the focus."],
    },
  },
} satisfies Meta<typeof ExportButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export Contacts" }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.getByText("1,500 contacts left to export")).toBeVisible();
  },
};
export const OneLeft: Story = { args: { remaining: 1 } };
export const NothingLeft: Story = { args: { remaining: 0 } };
export const Running: Story = {
  args: { isRunning: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export Contacts" }));
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Export Contacts" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
