import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SelectButton } from "./select-button.tsx";

const meta = {
  title: "Profiles/Select button",
  component: SelectButton,
  args: { name: "Ruth Halvorsen", isSelected: false, onSelect: fn() },
} satisfies Meta<typeof SelectButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSelected: Story = {};
export const Selected: Story = { args: { isSelected: true } };
