import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import type { StoryUsage } from "../../theme/story-usage.ts";
import { LayoutGrid, List } from "../icon/icon.tsx";
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
  parameters: {
    usage: {
      purpose: "A few ways to show the same thing, one at a time.",
      do: ["Icons only with names everybody knows: list, cards."],
      dont: ["Navigation: those are route tabs.", "More than four."],
      keyboard: [
        ["Tab", "Moves to the group."],
        ["→ ←", "Move within it."],
        ["Enter, Space", "Choose."],
      ],
      notes: ["A group named by its label; the chosen one is pressed."],
    } satisfies StoryUsage,
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

/** One is always on: pressing it again keeps it. */
export const Changing: Story = {
  render: function Changing(args) {
    const [value, setValue] = useState("list");
    return <ToggleGroup {...args} onChange={setValue} value={value} />;
  },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole("radio", { name: "Grid" });
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
    await userEvent.click(grid);
    await expect(grid).toBeChecked();
  },
};
