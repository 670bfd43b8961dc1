import type { Meta, StoryObj } from "@storybook/react-vite";
import { Count } from "./count.tsx";

const meta = {
  title: "Primitives/Count",
  component: Count,
  args: { value: 4, label: "active" },
} satisfies Meta<typeof Count>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { value: 1284, label: "profiles" } };
