import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { ShareBar } from "./bars.tsx";

const meta = {
  title: "Primitives/Share bar",
  component: ShareBar,
  args: {
    shares: [
      { label: "Republican", value: 34, hue: "republican" },
      { label: "Democrat", value: 14, hue: "democrat" },
      { label: "", value: 1, hue: "vacant" },
    ],
  },
  parameters: {
    usage: {
      kind: "chart",
      purpose: "Shows a whole in its parts: the seats of a chamber, the votes of an election.",
      do: ["Say the numbers in text beside it.", "Keep the order of the parts from one bar to the next."],
      dont: ["Don\u2019t use it alone: it is hidden from screen readers."],
      notes: ["Decoration for what a list or table beside it says. Gaps separate the parts without relying on color."],
    },
  },
} satisfies Meta<typeof ShareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A bar in a table row. */
export const Row: Story = { args: { size: "row" } };
export const OnePart: Story = { args: { shares: [{ label: "Nonpartisan", value: 49, hue: "other" }] } };
export const ManyParts: Story = {
  args: {
    shares: (["republican", "independent", "other", "democrat", "vacant"] as const).map((hue, index) => ({
      label: hue,
      value: index + 1,
      hue,
    })),
  },
};
/** Draws nothing if there are no shares. */
export const Empty: Story = { args: { shares: [] } };
