import { MAIL_MERGE_COLUMNS, STANDARD_COLUMNS } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { expect, fn } from "storybook/test";
import { withState } from "../testing/with-state.tsx";
import { ColumnChooser } from "./export-parts.tsx";

const meta = {
  title: "Exports/Column chooser",
  component: ColumnChooser,
  render: withState(ColumnChooser, "columns", "onChange"),
  args: { columns: MAIL_MERGE_COLUMNS, onChange: fn() },
  parameters: {
    usage: {
      kind: "choice",
      without: { unavailable: "Columns can always be chosen.", longText: "The names of columns are fixed." },
      purpose: "Chooses the columns of a spreadsheet and their order.",
      do: ["Keep the choice for the reader’s next file."],
      dont: ["Moving by dragging only: each column has buttons."],
      keyboard: [
        ["Space", "Adds or removes a column."],
        ["Enter", "On an arrow: moves the column by one place; the focus stays on it."],
      ],
      notes: ["The new place of a column is announced."],
    },
  },
} satisfies Meta<typeof ColumnChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move Title up" }));
    await expect(args.onChange).toHaveBeenCalledWith(["title", "form_of_address", ...MAIL_MERGE_COLUMNS.slice(2)]);
    await expect(canvas.getByRole("button", { name: "Move Title up" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Party" }));
    await expect(canvas.getByRole("button", { name: "Move Party up" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Standard" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(STANDARD_COLUMNS);
  },
};
export const NoColumns: Story = { args: { columns: [] } };
