import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { buildChart } from "@rotunda/core";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { BarChart } from "./bars.tsx";

const meta = {
  title: "Primitives/Bar chart",
  component: BarChart,
  args: {
    title: "Where people work",
    labelHead: "Sector",
    source: "Sample figures",
    chart: buildChart({
      unit: "percent",
      points: [
        { label: "Trade and transport", value: 19.2 },
        { label: "Government", value: 16.8 },
        { label: "Manufacturing", value: 10 },
      ],
    }),
  },
  parameters: {
    usage: {
      kind: "chart",
      purpose:
        "Compares a handful of figures of one unit. It is a table whose bars repeat the numbers, so nothing is lost where the drawing isn\u2019t seen.",
      do: ["Give every row the same unit.", "Name the source below the chart."],
      dont: [
        "Don\u2019t color single bars: a hue would need a meaning.",
        "Don\u2019t use it for parts of a whole; take the share bar.",
      ],
      notes: ["A table with a caption, row headers and a column of numbers; the bars have no text and are skipped."],
    },
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Where people work" })).toBeVisible();
    await expect(canvas.getByRole("row", { name: "Government 16.8%" })).toBeVisible();
  },
};
/** Bars begin at zero, wherever that is on the scale. */
export const BelowZero: Story = {
  args: {
    title: "Growth",
    chart: buildChart({
      unit: "percent",
      points: [
        { label: "2023", value: 2.1 },
        { label: "2024", value: -1.4 },
      ],
    }),
  },
};
export const Unknown: Story = {
  args: {
    chart: buildChart({ unit: "usd", points: [{ label: "A label that takes more than one line", value: null }] }),
  },
};
export const OneBar: Story = { args: { chart: buildChart({ unit: "count", points: [{ label: "Here", value: 7 }] }) } };
export const Narrow: Story = { decorators: [inNarrowColumn] };
