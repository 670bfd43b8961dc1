import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, fn, waitFor } from "storybook/test";
import { LayoutGrid, List } from "../icon/icon.tsx";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { withState } from "../../testing/with-state.tsx";
import { ToggleGroup } from "./toggle-group.tsx";

const meta = {
  title: "Primitives/Toggle group",
  component: ToggleGroup,
  args: {
    label: "View",
    value: "list",
    onChange: fn(),
    options: [
      { value: "card", label: "Grid", icon: <LayoutGrid /> },
      { value: "list", label: "List", icon: <List /> },
    ],
  },
  render: withState(ToggleGroup, "value", "onChange"),
  parameters: {
    usage: {
      kind: "choice",
      without: {
        unavailable: "A way of showing that does not exist is left out.",
      },
      purpose: "A few ways to show the same thing, one at a time.",
      do: ["Icons only with names everybody knows: list, cards."],
      dont: ["Navigation: those are route tabs.", "More than four."],
      keyboard: [
        ["Tab", "Moves to the group."],
        ["→ ←", "Move within it."],
        ["Enter, Space", "Choose."],
      ],
      notes: ["A group named by its label; the chosen one is pressed."],
    },
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Words: Story = {
  args: {
    label: "Members",
    value: "all",
    options: [
      { value: "all", label: "All" },
      { value: "majority", label: "Majority" },
      { value: "minority", label: "Minority" },
    ],
  },
};

/** One option is always on; pressing it again keeps it on. */
export const Changing: Story = {
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole("radio", { name: "Grid" });
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
  },
};
/** One stop of Tab; arrows, Home and End move inside it, and Space or Enter chooses. */
export const ByKeyboard: Story = {
  args: Words.args,
  play: async ({ args, canvas, userEvent }) => {
    const focused = (name: string) => waitFor(() => expect(canvas.getByRole("radio", { name })).toHaveFocus());
    await userEvent.tab();
    await focused("All");
    await userEvent.keyboard("{ArrowRight}");
    await focused("Majority");
    await userEvent.keyboard("{End}");
    await focused("Minority");
    await userEvent.keyboard("{ArrowRight}");
    await focused("All");
    await userEvent.keyboard("{ArrowLeft}");
    await focused("Minority");
    await userEvent.keyboard("{Home}{ArrowRight} ");
    await expect(args.onChange).toHaveBeenLastCalledWith("majority");
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
export const LongText: Story = {
  decorators: [inNarrowColumn],
  args: {
    label: "Members",
    value: "all",
    options: [
      { value: "all", label: "All members of the committee" },
      { value: "majority", label: "Members of the majority and their staff" },
    ],
  },
};
