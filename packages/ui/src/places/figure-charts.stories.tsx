import type { Meta, StoryObj } from "../testing/story-meta.ts";
import * as places from "../testing/places.ts";
import { FigureCharts } from "./state-panels.tsx";

const meta = {
  title: "Places/Figure charts",
  component: FigureCharts,
  args: { figures: places.figures },
  parameters: {
    usage: {
      kind: "chart",
      without: {
        empty: "Without figures the panel is left out; the default has an unknown value.",
      },
      purpose: "The figures of a state, each as a chart with its numbers.",
      do: ["Keep figures of one subject together."],
      dont: ["Don’t mix sources without naming each."],
      keyboard: [["Enter, Space", "On “Show table”: opens all values of a line."]],
      notes: ["Every figure is also text."],
    },
  },
} satisfies Meta<typeof FigureCharts>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line, bars with an unknown value, bars below zero. */
export const Default: Story = {};
export const OneFigure: Story = { args: { figures: places.figures.slice(0, 1) } };
/** Each source is below its chart. */
export const SeveralSources: Story = {
  args: { figures: places.figures.map((figure, index) => ({ ...figure, source: `Source ${index + 1}` })) },
};
