import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect, userEvent } from "storybook/test";
import { buildChart } from "@rotunda/core";
import { inNarrowColumn } from "../../testing/frames.tsx";
import { TrendChart } from "./trend-chart.tsx";

const meta = {
  title: "Primitives/Trend chart",
  component: TrendChart,
  args: {
    title: "Population",
    description: "1,711,000 in 2000, 1,961,000 in 2020.",
    labelHead: "Year",
    source: "Sample figures",
    chart: buildChart({
      unit: "count",
      points: [
        { label: "2000", value: 1_711_000 },
        { label: "2010", value: 1_826_000 },
        { label: "2020", value: 1_961_000 },
      ],
    }),
  },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        empty: "A series without values is not drawn: its panel leaves it out.",
      },
      purpose:
        "Shows a figure over time. The first, last, highest and lowest values are text, and all values are in a table that opens.",
      do: ["Begin with the oldest value.", "Leave a gap where nothing is known; the line does."],
      dont: ["Don\u2019t show two figures in one chart.", "Don\u2019t cut the scale: it includes zero."],
      keyboard: [["Enter, Space", "Opens or closes the table of all values."]],
      notes: [
        "The drawing is one image, described by a sentence about the trend.",
        "The closed table is found by the browser\u2019s search and opens.",
      ],
    },
  },
} satisfies Meta<typeof TrendChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^Population: 1,711,000 in 2000/ })).toBeVisible();
    const toggle = canvas.getByRole("button", { name: "Show table of Population" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("row", { name: "2010 1,826,000" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hide table of Population" }));
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  },
};
export const WithGap: Story = {
  args: {
    chart: buildChart({
      unit: "percent",
      points: [2021, 2022, 2023, 2024, 2025].map((year) => ({
        label: String(year),
        value: year === 2023 ? null : year - 2015,
      })),
    }),
  },
};
export const Turning: Story = {
  args: {
    chart: buildChart({
      unit: "percent",
      points: [4.9, 6.1, 14.8, 5.2, 3.1, 3.4].map((value, index) => ({ label: String(2018 + index), value })),
    }),
  },
};
export const OneValue: Story = {
  args: { chart: buildChart({ unit: "years", points: [{ label: "2025", value: 37.6 }] }) },
};
export const Narrow: Story = { decorators: [inNarrowColumn] };
