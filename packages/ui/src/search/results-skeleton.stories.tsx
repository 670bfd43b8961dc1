import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { ResultsSkeleton } from "./results-skeleton.tsx";

const meta = {
  title: "Search/Results skeleton",
  component: ResultsSkeleton,
  args: { view: "list" },
  parameters: {
    usage: {
      kind: "skeleton",
      purpose: "A placeholder for twelve rows or six cards.",
      do: ["The heights of the real rows at every width."],
      dont: ["Showing it for less than 150 ms."],
      notes: ["Hidden from screen readers; the list is `aria-busy`."],
    },
  },
} satisfies Meta<typeof ResultsSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Cards: Story = { args: { view: "card" } };
