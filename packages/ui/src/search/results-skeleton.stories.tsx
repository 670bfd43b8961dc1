import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResultsSkeleton } from "./results-skeleton.tsx";

const meta = {
  title: "Search/Results skeleton",
  component: ResultsSkeleton,
  args: { view: "list" },
} satisfies Meta<typeof ResultsSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Cards: Story = { args: { view: "card" } };
